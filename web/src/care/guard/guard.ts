import type { SafetyLevel } from '#domain/safety/levels.ts';
import { askReader, startReader } from './ask-reader.ts';
import { whenIdle } from './when-idle.ts';

/** What the guard says of a text. Plain data, because it comes from another thread. */
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

const NOTHING_SAID: TalkSoFar = { previous: [] };
export const NOTHING_FOUND: Finding = { level: 'none', ask: false };
/** Help in sight, and no question: nothing was read. */
const UNREAD: Finding = { level: 'risk', ask: false };

/**
 * The same detector as on the server, fetched while the person reads or writes, so that help shows
 * before the network answers, and also when it does not. Begins to fetch it once the page has
 * nothing else to do; whoever asks sooner starts it.
 */
export function loadGuard(): void {
  whenIdle(startReader);
}

/**
 * Reads one text with the earlier ones of the same person. Never rejects: what fails in reading
 * answers `risk`, so that help shows; so does a guard that cannot be fetched: nobody can tell then
 * what was said, and many fields have no second reading on the server.
 */
export async function assess(text: string, state: TalkSoFar = NOTHING_SAID): Promise<Finding> {
  return askReader('assess', text, { previous: [...state.previous] }).catch(() => UNREAD);
}

/**
 * Whether the learned reader is heard besides the rules. While it is still being fetched the rules
 * answer alone, so whoever asked before it came asks once more.
 */
export async function isGuardWhole(): Promise<boolean> {
  return askReader('isWhole').catch(() => false);
}
