import { QUICK } from '../content/quick-replies.ts';
import { ENGLISH_ON_THE_WAY, FOREIGN_REPLIES } from '../understand/words.content.ts';
import { GIBBERISH, LAUGHS, SCALE_REPLIES, SHORT_REPLIES, SHOUTING } from '../content/replies.ts';
import { AFTER_EXERCISE, LIMITS } from '../content/intents.ts';
import { DECLINED, IDEA_TAKEN } from '../content/moves.ts';
import type { Conversation } from '../conversation.ts';
import {
  figureOf,
  foreignLanguageOf,
  isGibberish,
  isShouting,
  plainOf,
  shortAnswerOf,
} from '../understand/short-answer.ts';
import { type Understanding, understand } from '../understand/understand.ts';
import { nameIn } from '../memory/name-in.ts';
import { beginExercise, continueExercise } from './exercise-turn.ts';
import { intentTurn } from './intent-turn.ts';
import { quick } from './quick-replies.ts';
import { reflectWords } from './reflect-line.ts';
import type { Speaker } from './speaker.ts';
import { question, topicTurn } from './topic-turn.ts';
import { type Turn, turnOf } from './turn.ts';

/**
 * One ordinary turn. What is under way comes first (an exercise, an offer), then what is asked of
 * the companion, then short answers, then listening to what is being told.
 */
export function talkTurn(talk: Conversation, text: string, by: Speaker): Turn {
  const heard = understand(text);
  return (
    foreignTurn(talk, text, by) ??
    intentFirst(talk, text, heard, by) ??
    continueExercise(talk, text, by) ??
    answerToOffer(talk, text, by) ??
    answerToIdea(talk, text, by) ??
    unreadable(text, by) ??
    shortTurn(talk, text, heard, by) ??
    askedExercise(heard, by) ??
    shoutTurn(talk, text, heard, by) ??
    topicTurn(talk, text, heard, by)
  );
}

/** Limits and wishes break into anything; courtesy waits for what matters more. */
function intentFirst(
  talk: Conversation,
  text: string,
  heard: Understanding,
  by: Speaker,
): Turn | null {
  // "Buenas noches" greets at the beginning and takes leave later.
  // "Me llamó" sounds like a name to come.
  const intents = heard.intents.filter(({ id }) => id !== 'my-name' || nameIn(text) !== null);
  const [heardFirst] = intents;
  const opens = talk.turns === 1 && heardFirst?.id === 'goodbye';
  const greets = opens ? intents.find(({ id }) => id === 'greeting') : undefined;
  const intent = greets ?? heardFirst;
  if (!intent) return null;
  // An answer to a step may hold "gracias" or "chau" as words of the story.
  const told = heard.length > 4 && !LIMITS.has(intent.id) && intent.id !== 'goodbye';
  const thanks = intent.id === 'thanks' && heard.length <= FEW_WORDS;
  const ends = thanks && talk.exercise?.id !== 'gratitude';
  if (talk.exercise && !ends && (intent.yields || told)) return null;
  if (intent.yields && (heard.topic ?? heard.exercise) !== null && heard.length > 4) return null;
  return intentTurn(intent, text, heard, talk, by);
}

/** "Gracias, majo" in the middle of an exercise: that was enough. */
const FEW_WORDS = 3;

function answerToOffer(talk: Conversation, text: string, by: Speaker): Turn | null {
  if (talk.offered === null) return null;
  const short = shortAnswerOf(text);
  if (short === 'yes' || short === 'ack' || ASKS_HOW.test(plainOf(text))) {
    return beginExercise(talk.offered, by);
  }
  if (short !== 'no' && short !== 'dunno' && short !== 'soso') return null;
  return turnOf('listening', [by.book.fresh(DECLINED), question(talk, null, null, by)], {
    quickReplies: by.ways(),
  });
}

/** "No sé cómo": whoever was offered a hand with it wants it. */
const ASKS_HOW =
  /^(?:si )?(?:pero |es que |y )?(?:no se como|como|ayudame|me ayudas|a ver)(?: se hace| lo hago| es eso| seria)?$/u;

/** "Dale", "ya lo hice": said to the one thing that was proposed. */
function answerToIdea(talk: Conversation, text: string, by: Speaker): Turn | null {
  const short = shortAnswerOf(text);
  const takes = short === 'yes' || short === 'ack' || short === 'done';
  if (!takes || !talk.last.some(({ kind }) => kind === 'idea')) return null;
  const done = (short === 'done' || plainOf(text).includes('listo')) && by.asks();
  return turnOf('listening', [by.book.fresh(done ? AFTER_EXERCISE : IDEA_TAKEN)], {
    quickReplies: by.ways(),
  });
}

function foreignTurn(talk: Conversation, text: string, by: Speaker): Turn | null {
  const language = foreignLanguageOf(text);
  if (language === null) return null;
  const spanishBefore = talk.messages
    .slice(0, -1)
    .some((one) => one.role === 'person' && foreignLanguageOf(one.text) === null);
  const onTheWay =
    language === 'en' && spanishBefore && by.asks() ? by.book.fresh(ENGLISH_ON_THE_WAY) : null;
  return turnOf('limits', [onTheWay ?? by.book.fresh(FOREIGN_REPLIES[language])]);
}

function unreadable(text: string, by: Speaker): Turn | null {
  if (!isGibberish(text)) return null;
  return turnOf('open-question', [by.book.fresh(GIBBERISH)], { quickReplies: by.ways() });
}

/** "Sí", "no sé", "7": read against what was asked. */
function shortTurn(
  talk: Conversation,
  text: string,
  heard: Understanding,
  by: Speaker,
): Turn | null {
  const figure = figureOf(text);
  if (figure !== null) {
    return turnOf('open-question', [scaled(figure, by)], {
      quickReplies: quick(QUICK.dunno, QUICK.listen, QUICK.act),
    });
  }
  const short = shortAnswerOf(text);
  if (short === null || (heard.topic !== null && short !== 'soso')) return null;
  if (short === 'laugh')
    return turnOf('courtesy', [by.book.fresh(LAUGHS), by.back()], { quickReplies: by.ways() });
  const pool = SHORT_REPLIES[short];
  const line = by.book.fresh(by.asks() ? pool : pool.filter((phrase) => !phrase.includes('?')));
  const follow = line === null || !line.includes('?') ? question(talk, talk.topic, null, by) : null;
  const wish =
    short === 'dunno' || short === 'nothing'
      ? [QUICK.act, QUICK.listen]
      : [QUICK.listen, QUICK.act, QUICK.fewer];
  return turnOf('open-question', [line, follow], { quickReplies: quick(...wish) });
}

function scaled(figure: number, by: Speaker): string | null {
  const pool = by.asks()
    ? SCALE_REPLIES
    : SCALE_REPLIES.map((phrase) => `${phrase.split('. ')[0] ?? ''}.`);
  return by.book.fresh(pool, { n: String(figure) });
}

function askedExercise(heard: Understanding, by: Speaker): Turn | null {
  return heard.exercise === null ? null : beginExercise(heard.exercise, by);
}

function shoutTurn(
  talk: Conversation,
  text: string,
  heard: Understanding,
  by: Speaker,
): Turn | null {
  if (!isShouting(text)) return null;
  return turnOf(
    'reflection',
    [by.book.fresh(SHOUTING), reflectWords(text, by), question(talk, heard.topic, text, by)],
    { quickReplies: by.ways() },
  );
}
