import { exerciseOf } from '../content/exercises/all-exercises.ts';
import type { Exercise, ExerciseId } from '../content/exercises/exercise.ts';
import { AFTER_EXERCISE } from '../content/intents.ts';
import { ACKNOWLEDGE, BEGIN, LEAVE, OFFERS, STILL_FINE, STILL_HIGH } from '../content/moves.ts';
import { SCALE_REPLIES } from '../content/replies.ts';
import type { Topic } from '../content/topics/topic.ts';
import type { Conversation } from '../conversation.ts';
import { tagsOf } from '../recognize.ts';
import { wantsToLeave, figureOf, shortAnswerOf } from '../understand/short-answer.ts';
import { understand } from '../understand/understand.ts';
import type { Speaker } from './speaker.ts';
import { stepReplies } from './quick-replies.ts';
import { type Turn, turnOf } from './turn.ts';

/** Asks leave for an exercise; null when every way to ask it was said. */
export function offerOf(id: ExerciseId, by: Speaker): string | null {
  return by.book.fresh(OFFERS, { what: by.book.any(exerciseOf(id).what) });
}

/** "No quiero ejercicios", at any time in this talk. */
export function wantsNoExercise({ messages }: Conversation): boolean {
  return messages.some(
    ({ role, text }) =>
      role === 'person' && understand(text).intents.some(({ id }) => id === 'no-exercises'),
  );
}

/** Turns to listen before anything is offered. */
const BEFORE_OFFER = 4;
const BETWEEN_OFFERS = 6;

/** For how many turns the talk is about this, with the one to come. */
export function turnsOf(talk: Conversation, topic: Topic | null): number {
  return topic === talk.topic ? talk.topicTurns + 1 : 1;
}

/** After some turns of a matter, and not too often: an exercise that fits, and the asking for leave. */
export function dueOffer(
  talk: Conversation,
  topic: Topic | null,
  by: Speaker,
): { id: ExerciseId; line: string } | null {
  if (!topic || turnsOf(talk, topic) < BEFORE_OFFER || !by.asks() || wantsNoExercise(talk)) {
    return null;
  }
  const answers = talk.messages
    .filter(({ role }) => role === 'companion')
    .map(({ text }) => tagsOf(text));
  const lately = answers.slice(-BETWEEN_OFFERS).flat();
  if (lately.some(({ kind }) => kind === 'offer' || kind === 'step')) return null;
  const done = new Set(answers.flat().flatMap((tag) => ('exercise' in tag ? [tag.exercise] : [])));
  const id = [...topic.exercises, ...FOR_ANYTHING].find((one) => !done.has(one));
  const line = id ? offerOf(id, by) : null;
  return id && line !== null ? { id, line } : null;
}

const FOR_ANYTHING = ['name-feeling', 'values', 'gratitude', 'small-step'] as const;

/** The first step; null when every way to ask it was said in this talk. */
export function beginExercise(id: ExerciseId, by: Speaker): Turn | null {
  const exercise = exerciseOf(id);
  const step = by.book.fresh(exercise.steps[0].say);
  if (step === null) return null;
  return turnOf('exercise', [by.book.fresh(BEGIN), step], {
    quickReplies: stepReplies(exercise, 0),
  });
}

/** The step after the one that was just answered, or the end. Null: the talk goes on without it. */
export function continueExercise(talk: Conversation, text: string, by: Speaker): Turn | null {
  if (!talk.exercise) return null;
  const exercise = exerciseOf(talk.exercise.id);
  if (wantsToLeave(text)) {
    return turnOf('exercise', [by.book.fresh(LEAVE), by.back()], { quickReplies: by.ways() });
  }
  const next = talk.exercise.step + 1;
  const step = exercise.steps[next];
  if (!step) return finish(exercise, talk, by);
  const asked = by.book.fresh(step.say);
  if (asked === null) return finish(exercise, talk, by);
  return turnOf('exercise', [acknowledge(exercise, text, by), asked], {
    quickReplies: stepReplies(exercise, next),
  });
}

function finish(exercise: Exercise, talk: Conversation, by: Speaker): Turn {
  const draft = exercise.id === 'assertive-message' ? draftOf(talk) : null;
  const close = by.book.fresh(exercise.close, { draft });
  const tool = exercise.tool && by.has(exercise.tool) ? exercise.tool : null;
  return turnOf(
    'exercise',
    [close ?? by.book.fresh(LEAVE), by.asks() ? by.book.fresh(AFTER_EXERCISE) : null],
    {
      suggestions: tool ? [by.card(tool)] : [],
      quickReplies: by.ways(),
    },
  );
}

/** Done with the body, while it is alarmed. */
const CALMS_THE_BODY: ReadonlySet<ExerciseId> = new Set(['grounding', 'breathing', 'tipp']);

/** A word between two steps; a figure is said back, for it was worth saying. */
function acknowledge({ id }: Exercise, text: string, by: Speaker): string | null {
  if (CALMS_THE_BODY.has(id) && understand(text).topic?.id === 'panic') {
    return by.book.fresh(STILL_HIGH);
  }
  const figure = figureOf(text);
  if (figure !== null) {
    const plain = SCALE_REPLIES.map((phrase) => phrase.split('. ')[0] ?? '').filter(
      (one) => !one.includes('?'),
    );
    return by.book.fresh(
      plain.map((one) => `${one}.`),
      { n: String(figure) },
    );
  }
  const short = shortAnswerOf(text);
  if (short === 'dunno' || short === 'no' || short === 'nothing') return by.book.fresh(STILL_FINE);
  return by.book.fresh(ACKNOWLEDGE);
}

/** The message to somebody, out of what was answered to each step. Null when a part is missing. */
function draftOf(talk: Conversation): string | null {
  const [fact, feeling, wish] = answersTo(talk, 'assertive-message').map((one) =>
    one
      .trim()
      .replace(/[.!…\s]+$/u, '')
      .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
  );
  if (!fact || !feeling || !wish || `${fact}${feeling}${wish}`.length > 400) return null;
  if (!WISHES.test(wish)) return null;
  const told = fact.replace(/^(?:es )?que (?=\S)/iu, '');
  const felt = feeling.replace(
    /^(?:yo )?(?:pues )?(?:me )?(?:sent[ií]|siento|hizo sentir|dej[oó])\s+/iu,
    '',
  );
  const asked = wish.replace(
    /^(?:yo )?(?:quiero|quisiera|me gustar[ií]a|le pedir[ií]a|pedir[ií]a|le pido|necesito)\s+/iu,
    '',
  );
  return `«Quiero hablar de algo que pasó: ${told}. Con eso me quedé así: ${felt}. Lo que pido es ${asked.startsWith('que ') ? asked : `esto: ${asked}`}».`;
}

/** Sounds like something that can be asked of somebody: a wish, "que…", an infinitive, a thing. */
const WISHES =
  /(?:^|\s)(?:que|no|m[aá]s|menos|quiero|quisiera|necesito|gustar[ií]a|pedir[ií]a|ojal[aá]|tiempo|ayuda|respeto|disculpas?|perd[oó]n|un|una|\p{L}{2,}(?:ar|er|ir)(?:me|nos|lo|la|le|se|las|los)?)(?=[\s,]|$)/iu;

/** What was answered to each step of the last run of an exercise, in order. */
function answersTo({ messages }: Conversation, id: ExerciseId): string[] {
  const answers: string[] = [];
  messages.forEach(({ role, text }, at) => {
    if (role !== 'companion') return;
    const step = tagsOf(text).find((tag) => tag.kind === 'step' && tag.exercise === id);
    const answer = messages[at + 1];
    if (step?.kind === 'step' && answer) answers[step.step] = answer.text;
  });
  return answers;
}
