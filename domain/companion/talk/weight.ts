import { FOLLOWING } from '../content/moves.ts';
import { HEAVY_TONES, TONE_WORDS } from '../content/tones.ts';
import type { Topic } from '../content/topics/topic.ts';
import { harshWordsOf, speaksOfSelf } from '../reflect/reflect.ts';
import { isHeavy, plainOf } from '../understand/short-answer.ts';
import { GOOD_TOPICS, PEOPLE_TOPICS, type Understanding } from '../understand/understand.ts';
import { validate } from './reflect-line.ts';
import type { Speaker } from './speaker.ts';
import { type Turn, turnOf } from './turn.ts';

/** Matters of somebody who is gone: nothing is asked as if they were here. */
export const ABSENT: ReadonlySet<string> = new Set(['grief', 'pet-grief', 'breakup']);

/**
 * What this very message is about. What was said of the matter of the talk is not said over words
 * that touch something else.
 */
export function matterHere(heard: Understanding, topic: Topic | null): Topic | null {
  if (topic !== null && (heard.topics.includes(topic) || GOOD_TOPICS.has(topic.id))) return topic;
  const glad = ABSENT.has(topic?.id ?? '') && GOOD_TOPICS.has(heard.topic?.id ?? '');
  // "Mi abuela cumple noventa", in the middle of another matter, is no quarrel with her.
  const mentioned =
    topic !== null && heard.emotion === null && PEOPLE_TOPICS.has(heard.topic?.id ?? '');
  return heard.passing || glad || mentioned ? null : heard.topic;
}

/** Told on the way: no matter and no feeling was named, so no weight is put on it. */
export function isLight(text: string, heard: Understanding, topic: Topic | null): boolean {
  const heavy =
    (heard.emotion !== null && heard.emotion !== 'joy') ||
    (heard.tone !== null && HEAVY_TONES.has(heard.tone)) ||
    isHeavy(text) ||
    harshWordsOf(text) !== null;
  return !heavy && matterHere(heard, topic) === null;
}

const NOT_GOOD =
  /\bno (?:\p{L}+ ){0,2}(?:aprob|logr|consegu|gan|acept|felicit|feliz|content|alegr|disfrut|divert|rei|salio|fue bien)/u;

/** Something good is met as such, in the middle of whatever it comes. */
export function goodTurn(
  text: string,
  heard: Understanding,
  topic: Topic | null,
  by: Speaker,
): Turn | null {
  const good = heard.topics.find(({ id }) => GOOD_TOPICS.has(id));
  const mixed = heard.emotion !== null && heard.emotion !== 'joy';
  // "Era muy alegre" is said of who is gone, "está feliz" of somebody else.
  const own = ABSENT.has(topic?.id ?? '')
    ? /(?<!\p{L})(?:me|nos)(?!\p{L})|mos(?!\p{L})/iu.test(text)
    : good?.id === 'good-time' || speaksOfSelf(text);
  if (!good || mixed || !own || NOT_GOOD.test(plainOf(text))) return null;
  return turnOf(
    'affirmation',
    [by.book.fresh(good.validate), by.asks() ? by.book.fresh(good.ask) : null],
    { quickReplies: by.ways() },
  );
}

/** That it was heard: the matter itself, or the tone in which it was told. */
export function received(
  text: string,
  heard: Understanding,
  topic: Topic | null,
  by: Speaker,
): string | null {
  const matter = matterHere(heard, topic);
  const toned = matter === null && heard.tone !== null && by.book.fresh(TONE_WORDS[heard.tone].say);
  if (toned) return toned;
  return isLight(text, heard, topic) ? by.book.fresh(FOLLOWING) : validate(matter, by);
}
