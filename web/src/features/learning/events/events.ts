import { offlineList } from '#web/data/outbox/offline-list.ts';
import { LEARNING_KEPT_TEXTS } from '../kept-here.texts.ts';
import { type LessonEvent, readEvent } from './event.ts';
import { eventsKey } from './events-key.ts';

/** Lessons read and questions answered, written on the device first. */
export const events = offlineList<LessonEvent>({
  kind: 'lesson-events',
  schema: readEvent,
  order: (one, other) =>
    Date.parse(other.happenedAt) - Date.parse(one.happenedAt) || (one.id < other.id ? 1 : -1),
  queries: eventsKey,
  send: async (change, owner) => (await import('./send-event.ts')).sendEvent(change, owner),
  inWords: LEARNING_KEPT_TEXTS.events,
});
