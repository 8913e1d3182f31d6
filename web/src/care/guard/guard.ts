import type { SafetyLevel } from '#domain/safety/levels.ts';
import { attempt } from '#domain/safety/unreadable.ts';

/** What the guard says of a text. Plain data, so that it may come from another thread. */
export interface Finding {
  /** Level of this text, read in the light of the earlier ones. */
  level: SafetyLevel;
  /** Whether danger may be asked about; otherwise help is shown, and no more. */
  ask: boolean;
}

/** What the guard must know besides the text: earlier ones of the same person, oldest first. */
export interface TalkSoFar {
  previous: readonly string[];
}

type Detector = typeof import('#domain/safety/assess.ts');

const NOTHING_SAID: TalkSoFar = { previous: [] };
const NOTHING_FOUND: Finding = { level: 'none', ask: false };

let pending: Promise<Detector | null> | null = null;

/**
 * The same detector as on the server, fetched while the person reads or writes, so that help shows
 * before the network answers, and also when it does not. This file is the browser's one way to it.
 */
function fetchDetector(): Promise<Detector | null> {
  pending ??= import('#domain/safety/assess.ts').then(
    (detector) => {
      attempt(() => detector.warmUp());
      // The rules answer until it is here, and alone where it cannot be fetched.
      detector.loadClassifier().catch(() => {});
      return detector;
    },
    () => {
      // Not here and no connection: the server's word will have to do; try again next time.
      pending = null;
      return null;
    },
  );
  return pending;
}

/** Begins to fetch the guard. Resolves when it can answer, or cannot be fetched; never rejects. */
export async function loadGuard(): Promise<void> {
  await fetchDetector();
}

/**
 * Reads one text with the earlier ones of the same person. Never rejects: what fails in reading
 * answers `risk`, so that help shows.
 */
export async function assess(text: string, state: TalkSoFar = NOTHING_SAID): Promise<Finding> {
  const detector = await fetchDetector();
  if (!detector) return NOTHING_FOUND;
  const { own, ask } = detector.assess(text, state);
  return { level: own, ask };
}
