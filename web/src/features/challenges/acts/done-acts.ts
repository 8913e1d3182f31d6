import { offlineList } from '#web/data/outbox/offline-list.ts';
import { CHALLENGES_KEPT_TEXTS } from '../kept-here.texts.ts';
import { type DoneAct, readDoneAct } from './done-act.ts';

/** Beginning of the key of every query that answers with what a person did. */
export const doneActsKey = (userId: string) => ['challenge-acts', userId] as const;

/** Acts that were done, the latest first, written on the device first. */
export const doneActs = offlineList<DoneAct>({
  kind: 'challenge-acts',
  schema: readDoneAct,
  order: (one, other) =>
    Date.parse(other.doneAt) - Date.parse(one.doneAt) || (one.id < other.id ? 1 : -1),
  queries: doneActsKey,
  send: async (change, owner) => (await import('./send-act.ts')).sendAct(change, owner),
  inWords: CHALLENGES_KEPT_TEXTS.acts,
});
