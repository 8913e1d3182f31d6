import { BoundedMemory } from '../bounded-memory.ts';
import { isSecondSign } from './ask.ts';
import type { Classifier, LargerReader } from './classifier/model.ts';
import { beforeOf, HEARD_TOGETHER } from './judge/hearing.ts';
import { read } from './judge/read-by-rules.ts';
import { heardIn, reconsidered } from './judge/reconsider.ts';
import { atLeast, higherLevel, type SafetyLevel } from './levels.ts';
import type { Signal } from './signals.ts';
import { attempt, unreadable } from './unreadable.ts';

export { warmUp } from './judge/read-by-rules.ts';
export { heardIn } from './judge/reconsider.ts';

export interface Assessment {
  /** Level of the conversation as far as the earlier messages tell: never below `own`. */
  level: SafetyLevel;
  /** Level of this message, read in the light of the earlier ones. */
  own: SafetyLevel;
  /**
   * Whether danger may be asked about and acted upon, in the conversation as far as the earlier messages tell.
   * Otherwise the help is shown, and no more: to show is not to ask.
   */
  ask: boolean;
  /** The same for this message alone: a rule heard it, or the learned readers are sure enough. */
  ownAsk: boolean;
  /** 0 to 1: how sure the learned readers are that this asks for help; 0 where they raised nothing. */
  certainty: number;
  /** The same for this message by itself, without the ones before it. */
  apart: number;
  signals: Signal[];
  /** 0 to 1: how sure the rules are of `own`. */
  confidence: number;
  /** The person takes something back ("era broma", "ya estoy bien"). */
  denial: boolean;
  /** A plain answer to a yes-or-no question. */
  reply: 'yes' | 'no' | null;
}

/** Earlier messages of the same person, oldest first. */
export interface AssessContext {
  previous: readonly string[];
}

/** Enough to hold a long talk; the state of a conversation (`state.ts`) carries further. */
const MAX_PREVIOUS = 40;

/**
 * Reads one message with the earlier ones of the same person and says what help it asks for.
 * Pure and deterministic: no network, no model, no clock. Typically 50–300 µs.
 * Never throws: what fails in reading shows help (`unreadable`), and costs no other message anything.
 */
export function assess(text: string, context?: AssessContext): Assessment {
  const previous = context?.previous.slice(-MAX_PREVIOUS) ?? [];
  return attempt(() => assessAfter(previous, text)) ?? salvaged(previous, text);
}

function assessAfter(previous: readonly string[], text: string): Assessment {
  return readAfter(text, previous, carriedBy(previous, text));
}

/** Without the earlier messages that cannot be read; where that does not help, what the rules hear. */
function salvaged(previous: readonly string[], text: string): Assessment {
  const readable = previous.filter((one) => attempt(() => readOnce(one, [], 'none')) !== null);
  const fewer = readable.length < previous.length;
  const found = fewer ? attempt(() => assessAfter(readable, text)) : null;
  if (found) return found;
  const { shown, asked } = attempt(() => carriedBy(readable, text)) ?? NOTHING_CARRIED;
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
function carriedBy(previous: readonly string[], text: string): Carried {
  let carried = NOTHING_CARRIED;
  for (const [at, earlier] of previous.entries()) {
    const result = readAfter(earlier, previous.slice(0, at), carried);
    if (!atLeast(result.own, 'risk')) continue;
    const after = [...previous, text].slice(at + 1, at + 1 + HEARD_TOGETHER);
    if (attempt(() => isExplained(result, earlier, after)) === true) continue;
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
  text: string,
  previous: readonly string[],
  { shown, asked }: Carried,
): Assessment {
  const result = readOnce(text, previous, shown);
  const sober = shown === asked ? result : readOnce(text, previous, asked);
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

/** So far below its threshold the learned reader must be to take an alarm back, its own or a rule's. */
const EXPLAINED = -2;

/**
 * People write in pieces: "tengo dos frascos", "de vidrio"; "voy a saltar", "del trampolín, es la clase". An alarm
 * is forgotten when the very next messages, read with it, make it plainly harmless. Never by taking
 * it back ("era broma"), and never what was said in so many words.
 */
function isExplained({ signals }: Assessment, earlier: string, after: readonly string[]): boolean {
  if (!classifier || after.length === 0 || signals.some(({ plain }) => plain)) return false;
  const key = [earlier, ...after].join('\0');
  const known = explained.get(key);
  if (known !== undefined) return known;
  const verdict = areExplaining(classifier, earlier, after);
  explained.set(key, verdict);
  return verdict;
}

function areExplaining(learned: Classifier, earlier: string, after: readonly string[]): boolean {
  const apart = after.map((text) => readOnce(text, [], 'none'));
  if (apart.some(({ own, denial, reply }) => denial || reply !== null || atLeast(own, 'risk'))) {
    return false;
  }
  return learned.judge(heardIn([earlier, ...after].join('. '))).help < EXPLAINED;
}

let classifier: Classifier | undefined;

/**
 * Adds the learned reader to the rules, from then on, for every call of `assess`. Some 300 kB in
 * the browser: load it when nobody waits. May be called again.
 * @param larger one more reader beside it (`recurrent/load-whole-guard.ts`)
 */
export async function loadClassifier(larger?: LargerReader): Promise<void> {
  if (classifier && !larger) return;
  const [model, stored] = await Promise.all([
    import('./classifier/model.ts'),
    import('./classifier/weights.content.ts'),
  ]);
  classifier = new model.Classifier(stored.WEIGHTS, larger);
  forgetReadings();
}

/** For tests and benches: everything is read anew. It costs time and changes no reading. */
export function forgetReadings(): void {
  remembered.clear();
  explained.clear();
}

/**
 * Earlier messages are read again at every turn, of every talk that goes on at the same time: some
 * 15,000 readings of ordinary length.
 */
const READINGS_BYTES = 16 * 1024 * 1024;
const remembered = new BoundedMemory<Assessment>(READINGS_BYTES, bytesOfReading);
const explained = new BoundedMemory<boolean>(READINGS_BYTES / 4, () => 0);

function readOnce(text: string, previous: readonly string[], carried: SafetyLevel): Assessment {
  const before = beforeOf(previous);
  const key = `${carried} ${before.surer} ${classifier ? before.messages.join('\0') : ''}\0${text}`;
  const known = remembered.get(key);
  if (known) return known;
  const byRules = read(text, atLeast(carried, 'risk'));
  const result = classifier
    ? reconsidered(classifier, byRules, text, before, carried)
    : byRules.assessment;
  remembered.set(key, result);
  return result;
}

/** Its own object and one for each signal; the texts in them are the rules'. */
function bytesOfReading({ signals }: Assessment): number {
  return 120 + 80 * signals.length;
}
