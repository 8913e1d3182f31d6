import type { LoneAnswer } from '#domain/companion/failed-answer.ts';
import { type ChatErrorCode, CHAT_ERROR_CODES } from '#domain/contracts/chat-values.ts';
import { higherLevel } from '#domain/safety/levels.ts';
import { ApiError } from '#server/http/errors/api-error.ts';
import type { Log } from '#server/log.ts';
import { paced, SPOKEN_PACE, URGENT_PACE } from '../providers/paced.ts';
import type { Stored } from './begin-answer.ts';
import type { KeptAnswer } from './keep-answer.ts';
import type { LiveAnswer } from './live-answer.ts';
import { NOTHING_BESIDE, offer } from '../output/offer.ts';
import { storedInTime } from './stored-in-time.ts';

/** The words that went out, and whether they are all. */
export type Spoken = Pick<KeptAnswer, 'text' | 'status'>;

interface UnstoredParts {
  answer: LiveAnswer;
  log: Log;
  /** One more attempt to store the message; null where nothing may be stored. */
  store: (() => Promise<Stored>) | null;
  /** Answers normally. */
  goOn(stored: Stored): Promise<void>;
  /** Stores the words that went out, and gives back their id; null where there is nothing to store. */
  keep(stored: Stored, spoken: Spoken): Promise<string | null>;
}

/**
 * The answer to a message that could not be stored: in danger the help goes first, and storing is
 * tried again meanwhile; otherwise it is tried again, and one honest line stands for an answer.
 * Where it stays unstored, the last event says so and the device keeps the message.
 */
export async function sayUnstored(alone: LoneAnswer, parts: UnstoredParts): Promise<void> {
  const { answer } = parts;
  const { level, ask, urgent, text, suggestions, chips } = alone;
  answer.setOrigin('anew');
  answer.add({ type: 'safety', level, ask });
  const storing = storeAgain(parts);
  let spoken = '';
  const speak = async () => {
    const pace = urgent ? URGENT_PACE : SPOKEN_PACE;
    for await (const delta of paced(text, pace, answer.signal)) {
      answer.add({ type: 'text-delta', delta });
      spoken += delta;
    }
    offer(answer, { ...NOTHING_BESIDE, suggestions, chips });
  };
  if (urgent) await speak();
  const outcome = await storing;
  if (typeof outcome === 'object') {
    if (!urgent) return await parts.goOn(outcome);
    const status = answer.signal.aborted ? 'stopped' : 'complete';
    await settle(outcome, { alone, spoken: { text: spoken.trim(), status } }, parts);
    return;
  }
  if (!urgent) await speak();
  answer.add({ type: 'error', code: outcome });
}

/** What was stored at last, or the code that says why it was not. */
async function storeAgain({ store, log, answer }: UnstoredParts): Promise<Stored | ChatErrorCode> {
  if (!store) return 'not_stored';
  try {
    return await storedInTime(store, answer.signal);
  } catch (error) {
    if (error instanceof ApiError) {
      const { code } = error;
      return CHAT_ERROR_CODES.find((one) => one === code) ?? 'not_stored';
    }
    log.error('a message stays unstored', { error });
    return 'not_stored';
  }
}

/** Stored late: the talk is known now, and may need more help than the message alone. */
async function settle(
  stored: Stored,
  { alone, spoken }: { alone: LoneAnswer; spoken: Spoken },
  parts: UnstoredParts,
) {
  const { answer, log } = parts;
  const { conversationId, messageId, seen: known, state } = stored.question;
  answer.add({ type: 'conversation', conversationId, messageId });
  answer.add({
    type: 'safety',
    level: higherLevel(known.level, alone.level),
    ask: known.ask || alone.ask,
  });
  try {
    const id = await storedInTime(() => parts.keep(stored, spoken));
    if (state) answer.add({ type: 'state', state });
    answer.add(id ? { type: 'done', messageId: id } : { type: 'done' });
  } catch (error) {
    log.error('an answer could not be stored', { conversationId, messageId, error });
    answer.add({ type: 'error', code: 'internal' });
  }
}
