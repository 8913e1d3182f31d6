import type { Assessment } from '#domain/safety/assess.ts';
import { attempt } from '#domain/safety/unreadable.ts';

type Detector = typeof import('#domain/safety/assess.ts');

let pending: Promise<Detector | null> | null = null;

/**
 * The same detector as on the server, fetched while the person reads or writes, so that help shows
 * before the network answers, and also when it does not.
 */
export function loadGuard(): Promise<Detector | null> {
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

/**
 * One message, read with the earlier ones of the same person: its level, and whether the talk is
 * asked about. Never throws: `assess` answers `risk` where it fails, so that help shows.
 */
export async function assessHere(
  text: string,
  previous: readonly string[],
): Promise<Pick<Assessment, 'own' | 'ask'>> {
  const detector = await loadGuard();
  return detector?.assess(text, { previous }) ?? { own: 'none', ask: false };
}
