import type { Senders } from '#web/data/outbox/the-outbox.ts';

const mood = async () => (await import('#web/features/mood/api/send-change.ts')).sendMoodChange;

const contact = async () =>
  (await import('#web/features/support-network/api/send-change.ts')).sendContactChange;

/** Who brings what waits in the outbox to the server; fetched when there is something to bring. */
export const SENDERS: Senders = {
  'mood.save': mood,
  'mood.note': mood,
  'mood.delete': mood,
  'contact.save': contact,
  'contact.delete': contact,
  'game.finish': async () => (await import('../minigames/send-result.ts')).sendResult,
};
