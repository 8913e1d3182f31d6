import { isSecondSign } from './ask.ts';
import type { AssessContext, Assessment } from './assessment.ts';
import type { LearnedReader } from './classifier/model.ts';
import { HEARD_TOGETHER } from './judge/hearing.ts';
import { read, warmUp } from './judge/read-by-rules.ts';
import { atLeast, higherLevel, type SafetyLevel } from './levels.ts';
import { MessageReader } from './message-reader.ts';
import { attempt, unreadable } from './unreadable.ts';

/** Who reads besides the rules, which are always heard. */
export interface Readers {
  /** Without it the rules stand alone: so much is there before anything was fetched. */
  learned?: LearnedReader;
}

/** Reads what people write and says what help it asks for. Made once (`createGuard`) and handed on. */
export interface Guard {
  /**
   * Reads one message with the earlier ones of the same person.
   * Deterministic: no network, no clock; what it remembers only saves time. Typically 50–300 µs.
   * Never throws: what fails in reading shows help (`unreadable`), and costs no other message anything.
   */
  assess(this: void, text: string, context?: AssessContext): Assessment;
  /** Builds the rules ahead of the first message, so that nobody waits for them: some 20 ms. */
  warmUp(this: void): void;
  /** Everything is read anew, for tests and benches. It costs time and changes no reading. */
  forget(this: void): void;
}

/** Enough to hold a long talk; the state of a conversation (`state.ts`) carries further. */
const MAX_PREVIOUS = 40;

export function createGuard({ learned }: Readers = {}): Guard {
  const reader = new MessageReader(learned);
  return {
    assess: (text, context) => {
      const previous = context?.previous.slice(-MAX_PREVIOUS) ?? [];
      return attempt(() => assessAfter(reader, previous, text)) ?? salvaged(reader, previous, text);
    },
    warmUp,
    forget: () => reader.forget(),
  };
}

function assessAfter(reader: MessageReader, previous: readonly string[], text: string): Assessment {
  return readAfter(reader, text, previous, carriedBy(reader, previous, text));
}

/** Without the earlier messages that cannot be read; where that does not help, what the rules hear. */
function salvaged(reader: MessageReader, previous: readonly string[], text: string): Assessment {
  const readable = previous.filter((one) => attempt(() => reader.read(one, [], 'none')) !== null);
  const fewer = readable.length < previous.length;
  const found = fewer ? attempt(() => assessAfter(reader, readable, text)) : null;
  if (found) return found;
  const { shown, asked } = attempt(() => carriedBy(reader, readable, text)) ?? NOTHING_CARRIED;
  const byRules = attempt(() => read(text, false).assessment);
  return unreadable(byRules, shown, atLeast(asked, 'risk'));
}

/** What earlier messages leave behind: the help that is in sight, and what may be asked about. */
interface Carried {
  shown: SafetyLevel;
  asked: SafetyLevel;
}

const NOTHING_CARRIED: Carried = { shown: 'none', asked: 'none' };

/** What the talk leaves behind before a message. */
function carriedBy(reader: MessageReader, previous: readonly string[], text: string): Carried {
  let carried = NOTHING_CARRIED;
  for (const [at, earlier] of previous.entries()) {
    const result = readAfter(reader, earlier, previous.slice(0, at), carried);
    if (!atLeast(result.own, 'risk')) continue;
    const after = [...previous, text].slice(at + 1, at + 1 + HEARD_TOGETHER);
    if (attempt(() => reader.isExplained(result, earlier, after)) === true) continue;
    carried = {
      shown: higherLevel(carried.shown, result.own),
      asked: result.ask ? higherLevel(carried.asked, result.own) : carried.asked,
    };
  }
  return carried;
}

/**
 * A message after earlier ones. Whether it may be asked about is read as if nothing had only been shown: words
 * that speak of danger because of an alarm say nothing where that alarm may be a mistake.
 */
function readAfter(
  reader: MessageReader,
  text: string,
  previous: readonly string[],
  { shown, asked }: Carried,
): Assessment {
  const result = reader.read(text, previous, shown);
  const sober = shown === asked ? result : reader.read(text, previous, asked);
  const ownAsk = atLeast(result.own, 'risk') && sober.ownAsk;
  const isSecond = atLeast(shown, 'risk') && isSecondSign(sober);
  return {
    ...result,
    level: higherLevel(result.own, shown),
    ownAsk,
    ask: ownAsk || isSecond || atLeast(asked, 'risk'),
    certainty: sober.certainty,
    apart: sober.apart,
  };
}
