import { outbox } from '#web/data/outbox/the-outbox.ts';
import { useUser } from '#web/data/session.ts';
import { MOOD_KIND_PREFIX, type MoodChange } from './mood-change.ts';

/**
 * Every change of the feature goes the same way: kept on this device first, seen at once, sent
 * when the network allows. Resolves when it is kept: only then may the screen let go of anything.
 */
export function useMoodChanges(): (change: MoodChange) => Promise<void> {
  const { id } = useUser();
  return (change) => outbox.add(MOOD_KIND_PREFIX + change.type, id, change);
}
