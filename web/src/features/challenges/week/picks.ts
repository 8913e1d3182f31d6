import { offlineList } from '#web/data/outbox/offline-list.ts';
import { toTable } from '#web/data/outbox/to-table.ts';
import { CHALLENGES_KEPT_TEXTS } from '../kept-here.texts.ts';
import { readPick, type WeekPick } from './pick.ts';

/** Beginning of the key of every query that answers with picks of a person. */
export const picksKey = (userId: string) => ['challenge-picks', userId] as const;

/** What was put into the cards of weeks, the latest first. */
export const picks = offlineList<WeekPick>({
  kind: 'challenge-picks',
  schema: readPick,
  order: (one, other) =>
    Date.parse(other.pickedAt) - Date.parse(one.pickedAt) || (one.id < other.id ? 1 : -1),
  queries: picksKey,
  send: toTable('challenge_picks'),
  inWords: CHALLENGES_KEPT_TEXTS.picks,
});
