import { atLeast } from '../../safety/levels.ts';
import { speakTold, toldFrom } from '../address/told.ts';
import {
  AFFIRM,
  ASK,
  ASK_MORE,
  ASK_WHO,
  LISTEN,
  REMEMBER,
  SUMMARY_CLOSES,
  SUMMARY_LEADS,
  VALIDATE,
} from '../content/moves.ts';
import { GENTLE_ASK } from '../content/safety-follow.ts';
import { QUICK } from '../content/quick-replies.ts';
import { NOT_SURE } from '../content/replies.ts';
import { TONE_WORDS } from '../content/tones.ts';
import type { Topic } from '../content/topics/topic.ts';
import type { Conversation } from '../conversation.ts';
import { factToYou } from '../memory/fact-to-you.ts';
import { harshWordsOf, shiftToYou } from '../reflect/reflect.ts';
import { tagsOf } from '../recognize.ts';
import { GOOD_TOPICS, matterOf, type Understanding, understand } from '../understand/understand.ts';
import { personIn } from '../understand/short-answer.ts';
import { ideaTurn } from './intent-turn.ts';
import { momentLine, momentTurn } from './moment-turn.ts';
import { dueOffer, turnsOf } from './exercise-turn.ts';
import { offerReplies, quick } from './quick-replies.ts';
import { nameEmotion, nameTopics, reflectQuote, reflectWords } from './reflect-line.ts';
import type { Speaker } from './speaker.ts';
import { type Turn, turnOf } from './turn.ts';
import { ABSENT, goodTurn, isLight, matterHere, received } from './weight.ts';

const BETWEEN_SUMMARIES = 7;
/** Whoever is spoken of was already given a name. */
const NAMED = /\bllam(?:a|aba)\b|\bmi \p{Ll}+ \p{Lu}\p{Ll}/u;
/**
 * The turns of a matter, in the rhythm of a good listener: first follow, then name, ask leave before
 * any exercise, and now and then put the pieces together.
 */
export function topicTurn(
  talk: Conversation,
  text: string,
  heard: Understanding,
  by: Speaker,
): Turn {
  const topic = matterOf(heard, talk.topic, text);
  if (by.mode === 'listen') return listenTurn(talk, text, heard, topic, by);
  if (isInDanger(talk)) return gentleTurn(talk, text, by);
  if (by.mode === 'act') return ideaTurn(topic, by, mirror(talk, text, heard, topic, by));
  const good = goodTurn(text, heard, topic, by);
  if (good) return good;
  const moment = momentTurn(talk, text, heard, topic, by);
  if (moment) return moment;
  if (heard.topic === null && talk.topic === null && heard.emotion === null)
    return unsure(talk, text, heard, by);
  const summary = text.includes('?') ? null : summaryTurn(talk, by);
  if (summary) return summary;
  const turns = turnsOf(talk, topic);
  const light = isLight(text, heard, topic);
  const offer = light ? null : dueOffer(talk, topic, by);
  if (offer) {
    const line = reflectWords(text, by) ?? received(text, heard, topic, by);
    return turnOf('offer', [line, offer.line], { quickReplies: offerReplies(offer.id) });
  }
  const line = mirror(talk, text, heard, topic, by);
  const second =
    turns > 2 && !light && !GOOD_TOPICS.has(topic?.id ?? '') && by.book.chance(0.15)
      ? by.book.fresh(AFFIRM)
      : null;
  const matter = matterHere(heard, topic);
  const asked =
    (matter === null ? askInTone(heard, by) : null) ??
    (light ? askMore(by) : question(talk, matter ?? topic, text, by));
  // A question every single turn is an interview: now and then the turn only receives.
  const quiet = turns > 2 && by.book.chance(light ? 0.35 : 0.25);
  const technique = second ? 'affirmation' : asked && !quiet ? 'open-question' : 'reflection';
  const closing = quiet ? (light ? null : by.book.fresh(LISTEN)) : asked;
  return turnOf(technique, [line, second, closing], {
    quickReplies: quick(QUICK.listen, turns > 1 ? QUICK.act : QUICK.dunno, QUICK.fewer),
  });
}

/** In the tone in which it was said, where its words name no matter. */
function askInTone({ tone }: Understanding, by: Speaker): string | null {
  return tone !== null && by.asks() ? by.book.fresh(TONE_WORDS[tone].ask) : null;
}

function askMore(by: Speaker): string | null {
  return by.asks() ? (by.book.fresh(ASK_MORE) ?? by.book.fresh(ASK)) : null;
}

function listenTurn(
  talk: Conversation,
  text: string,
  heard: Understanding,
  topic: Topic | null,
  by: Speaker,
): Turn {
  const line =
    momentLine(talk, text, heard, topic, by) ??
    reflectWords(text, by) ??
    (by.book.chance(0.65) ? received(text, heard, topic, by) : reflectQuote(text, by));
  const more =
    line === null || by.book.chance(0.5)
      ? by.book.fresh(LISTEN.filter((one) => !one.includes('?')))
      : null;
  const named = line === null && heard.emotion ? nameEmotion(heard.emotion, by) : null;
  return turnOf('listening', [line ?? named, more], { quickReplies: by.ways() });
}

/** A vague sign was asked about: the talk goes on as it was, with the help in sight. */
function isInDanger({ safety, vague }: Conversation): boolean {
  return atLeast(safety.level, 'risk') && !vague;
}

/** Ordinary talk while danger is not over: it holds, and asks only about the next hours. */
function gentleTurn(talk: Conversation, text: string, by: Speaker): Turn {
  const line = reflectWords(text, by) ?? by.book.fresh(VALIDATE);
  return turnOf('reflection', [line, question(talk, null, text, by)], { quickReplies: by.ways() });
}

/** Nothing is known yet of what this is about. */
function unsure(talk: Conversation, text: string, heard: Understanding, by: Speaker): Turn {
  const words = heard.tone === null || by.book.chance(0.4) ? reflectWords(text, by) : null;
  if (words)
    return turnOf('reflection', [words, question(null, null, text, by)], {
      quickReplies: by.ways(),
    });
  // In the middle of a talk nothing is asked as if it were the first word.
  if (talk.turns > 1) {
    const line = received(text, heard, null, by);
    return turnOf('reflection', [line, askInTone(heard, by) ?? askMore(by)], {
      quickReplies: by.ways(),
    });
  }
  const pool = by.asks() ? NOT_SURE : LISTEN;
  const quoted = by.book.chance(0.4) ? reflectQuote(text, by) : null;
  return turnOf('open-question', [quoted, by.book.fresh(pool)], { quickReplies: by.ways() });
}

/** What was heard: the matters, the words, the feeling, or that it makes sense; never all at once. */
function mirror(
  talk: Conversation,
  text: string,
  heard: Understanding,
  topic: Topic | null,
  by: Speaker,
): string | null {
  const matters =
    heard.topics.length > 1 && topic !== talk.topic && talk.topicTurns < 2
      ? nameTopics(heard.topics, null, by)
      : null;
  if (matters) return matters;
  if (harshWordsOf(text) !== null) {
    const harsh = reflectWords(text, by);
    if (harsh) return harsh;
  }
  const remembered = memoryLine(talk, topic, by);
  if (remembered) return remembered;
  const light = isLight(text, heard, topic);
  // Said back word by word, turn after turn, is an echo: where the tone is known it is met more often.
  const echoes = heard.tone !== null && matterHere(heard, topic) === null ? 0.35 : light ? 1 : 0.75;
  if (by.book.chance(echoes)) {
    const words = reflectWords(text, by);
    if (words) return words;
  }
  const nameable = heard.emotion !== 'joy' && !GOOD_TOPICS.has(topic?.id ?? '');
  if (heard.emotion && nameable && by.book.chance(0.5)) {
    const named = nameEmotion(heard.emotion, by);
    if (named) return named;
  }
  const shifted =
    topic === talk.topic ? null : nameTopics(heard.topics.slice(0, 1), talk.topic, by);
  if (shifted && by.book.chance(0.5)) return shifted;
  if (!quotedLately(talk) && !light && by.book.chance(0.2)) {
    const quoted = reflectQuote(text, by);
    if (quoted) return quoted;
  }
  return received(text, heard, topic, by) ?? reflectWords(text, by);
}

/** One open question: about the person named, the matter, or in general. Null when none is wanted. */
export function question(
  talk: Conversation | null,
  topic: Topic | null,
  text: string | null,
  by: Speaker,
): string | null {
  if (!by.asks()) return null;
  if (talk && isInDanger(talk)) return by.book.fresh(GENTLE_ASK);
  const who = text === null ? null : personIn(text);
  if (who && !ABSENT.has(topic?.id ?? '') && by.book.chance(0.4)) {
    const about = by.book.fresh(ASK_WHO, { who: toldFrom(who) });
    if (about) return about;
  }
  const matter = topic ?? talk?.topic ?? null;
  const named = (talk?.messages ?? []).some(
    ({ role, text: said }) => role === 'person' && NAMED.test(said),
  );
  const asks = matter?.ask.filter((phrase) => !named || !phrase.includes('llamaba')) ?? [];
  return by.book.fresh(asks) ?? by.book.fresh(ASK);
}

function summaryTurn(talk: Conversation, by: Speaker): Turn | null {
  const answers = talk.messages.filter(({ role }) => role === 'companion');
  const since = answers
    .toReversed()
    .findIndex(({ text }) => tagsOf(text).some(({ kind }) => kind === 'summary'));
  if ((since < 0 ? answers.length : since) < BETWEEN_SUMMARIES) return null;
  const told = talk.messages
    .filter(({ role, text }) => role === 'person' && understand(text).intents.length === 0)
    .slice(-BETWEEN_SUMMARIES)
    .map(({ text }) => shiftToYou(text))
    .filter((words) => words !== null)
    .map((words) => speakTold(words, by.book.form));
  const different = [...new Set(told)].slice(-3);
  const last = different.pop();
  if (last === undefined || different.length === 0) return null;
  const list = `${different.join('; ')}, y ${last}.`;
  const summary = by.book.fresh(
    SUMMARY_LEADS.map((lead) => `${lead} [list]`),
    { list },
  );
  if (summary === null) return null;
  return turnOf('summary', [summary, by.asks() ? by.book.fresh(SUMMARY_CLOSES) : null], {
    quickReplies: quick('Sí, así es', 'Falta algo', QUICK.act),
  });
}

/** Something kept for another day, when it bears on the matter; at most once in a dozen turns. */
function memoryLine(talk: Conversation, topic: Topic | null, by: Speaker): string | null {
  if (by.memory.length === 0 || topic === null || talk.topicTurns !== 1) return null;
  const answers = talk.messages.filter(({ role }) => role === 'companion').slice(-12);
  if (answers.some(({ text }) => tagsOf(text).some(({ kind }) => kind === 'memory'))) return null;
  const facts = by.memory.map((fact) => factToYou(fact, topic.id)).filter((fact) => fact !== null);
  const [fact] = facts;
  return fact ? by.book.fresh(REMEMBER, { fact }) : null;
}

function quotedLately({ messages }: Conversation): boolean {
  return messages
    .filter(({ role }) => role === 'companion')
    .slice(-2)
    .some(({ text }) => text.includes('«'));
}
