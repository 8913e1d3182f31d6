import type { ExerciseId } from '../content/exercises/exercise.ts';
import type { Moment } from '../content/moments/moment.ts';
import { QUICK } from '../content/quick-replies.ts';
import type { Topic } from '../content/topics/topic.ts';
import type { Conversation } from '../conversation.ts';
import type { Understanding } from '../understand/understand.ts';
import { dueOffer, offerOf, wantsNoExercise } from './exercise-turn.ts';
import { offerReplies, quick } from './quick-replies.ts';
import type { Speaker } from './speaker.ts';
import { type Turn, turnOf } from './turn.ts';

/** In a long message a phrase on the way is one of many. */
const MOST_WORDS = 18;
/** A question every single turn is an interview. */
const WITHOUT_QUESTION = 0.2;

/** Something told on the way, met for what it is. Null: there was none, or it was met before. */
export function momentTurn(
  talk: Conversation,
  text: string,
  heard: Understanding,
  topic: Topic | null,
  by: Speaker,
): Turn | null {
  const moment = momentHere(talk, heard, topic);
  const line = moment && lineFor(moment, text, by);
  if (line === null || moment === null) return null;
  const offer = offerFor(moment, talk, by) ?? (moment.holds ? null : dueOffer(talk, topic, by));
  if (offer) {
    return turnOf('offer', [line, offer.line], { quickReplies: offerReplies(offer.id) });
  }
  const asked = by.asks() && !by.book.chance(WITHOUT_QUESTION) ? by.book.fresh(moment.ask) : null;
  return turnOf(asked ? 'open-question' : 'validation', [line, asked], {
    quickReplies: quick(QUICK.listen, talk.turns > 1 ? QUICK.act : QUICK.dunno, QUICK.fewer),
  });
}

function offerFor(
  { exercise }: Moment,
  talk: Conversation,
  by: Speaker,
): { id: ExerciseId; line: string } | null {
  if (!exercise || !by.asks() || wantsNoExercise(talk)) return null;
  const line = offerOf(exercise, by);
  return line === null ? null : { id: exercise, line };
}

/** What is said to it, without a question. */
export function momentLine(
  talk: Conversation,
  text: string,
  heard: Understanding,
  topic: Topic | null,
  by: Speaker,
): string | null {
  const moment = momentHere(talk, heard, topic);
  return moment && lineFor(moment, text, by);
}

function lineFor(moment: Moment, text: string, by: Speaker): string | null {
  return by.book.fresh(moment.say, { it: moment.find?.exec(text)?.[1] });
}

function momentHere(talk: Conversation, heard: Understanding, topic: Topic | null): Moment | null {
  if (heard.length > MOST_WORDS) return null;
  return heard.moments.find((one) => belongs(one, talk, heard, topic)) ?? null;
}

/** A matter that has just come up is met before what is told beside it. */
function belongs(
  moment: Moment,
  talk: Conversation,
  heard: Understanding,
  topic: Topic | null,
): boolean {
  const about = topic?.id ?? '';
  if (moment.within && !moment.within.includes(about)) return false;
  if (moment.without?.includes(about)) return false;
  const isOwn = heard.topic !== null && heard.topic.id === moment.about;
  const isNew = heard.topic !== null && !heard.passing && heard.topic !== talk.topic && !isOwn;
  return moment.leads === true || !isNew;
}
