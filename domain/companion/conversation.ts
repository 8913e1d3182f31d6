import type { Assessment } from '../safety/assessment.ts';
import type { Guard } from '../safety/guard.ts';
import { atLeast, higherLevel, type SafetyLevel } from '../safety/levels.ts';
import { checkAsked, INITIAL_SAFETY_STATE, nextState, type SafetyState } from '../safety/state.ts';
import type { SignalKind } from '../safety/signals.ts';
import { attempt, isOnlyUnreadable, unreadable } from '../safety/unreadable.ts';
import { EXERCISES } from './content/exercises/all-exercises.ts';
import type { ExerciseId } from './content/exercises/exercise.ts';
import { QUICK } from './content/quick-replies.ts';
import type { Topic } from './content/topics/topic.ts';
import { type Tag, tagsOf } from './recognize.ts';
import { doesNotKnow, plainOf } from './understand/short-answer.ts';
import { isSpecific } from './talk/danger-kind.ts';
import { matterOf, understand } from './understand/understand.ts';

export interface Message {
  role: 'person' | 'companion';
  text: string;
  /** What a second opinion read in a message of the person: it may raise the level, never lower it. */
  raisedTo?: SafetyLevel;
  /** `false`: what it was raised to was only shown. */
  raisedAsk?: boolean;
}

/** How the person wants to be talked with; `talk` is the ordinary way. */
export const MODES = ['talk', 'listen', 'act', 'fewer-questions'] as const;
export type Mode = (typeof MODES)[number];
export type Preference = Exclude<Mode, 'talk'>;

/** Everything a turn needs to know, read from the messages alone: nothing else is remembered. */
export interface Conversation {
  messages: readonly Message[];
  safety: SafetyState;
  /** Reading of the last message of the person. */
  assessment: Assessment;
  /** That message could not be read: help is in sight because of it, and nothing is asked. */
  unread: boolean;
  /** State before that message. */
  before: SafetyState;
  /** Signals of the last message that was itself in danger. */
  dangers: ReadonlySet<SignalKind>;
  /** Something was heard and nothing says what: the talk may go on once it was asked about. */
  vague: boolean;
  /** That message. */
  dangerText: string;
  preference: Preference | null;
  /** Messages of the person so far, the last included. */
  turns: number;
  /** A direct question about safety stands in one of the last answers. */
  askedRecently: boolean;
  /** Answers since whether somebody wants to die was asked; very many when it never was. */
  sinceCheck: number;
  /** What the last answer was for. */
  last: readonly Tag[];
  /** What the answers since danger was first heard were for. */
  sinceDanger: readonly Tag[];
  /** Exercise and step that the last answer asked for. */
  exercise: { id: ExerciseId; step: number } | null;
  /** Exercise that the last answer offered. */
  offered: ExerciseId | null;
  /** The matter of the talk before this message, and for how many turns. */
  topic: Topic | null;
  topicTurns: number;
}

const RECENT = 3;

/**
 * Folds the messages into the state of the talk. Deterministic: server and browser, today and
 * after a reload, come to the same state.
 */
export function readConversation(guard: Guard, messages: readonly Message[]): Conversation {
  let safety = INITIAL_SAFETY_STATE;
  let before = safety;
  let assessment = guard.assess('');
  let dangers: ReadonlySet<SignalKind> = new Set();
  let dangerText = '';
  let preference: Preference | null = null;
  let turns = 0;
  let last: readonly Tag[] = [];
  let sinceDanger: Tag[] = [];
  let topic: Topic | null = null;
  let topicTurns = 0;
  const said: string[] = [];
  let unread = false;
  const fold = (message: Message, at: number): void => {
    unread = false;
    if (message.role === 'companion') {
      last = tagsOf(message.text);
      if (last.some(({ kind }) => kind === 'check')) safety = checkAsked(safety);
      if (atLeast(safety.level, 'risk')) sinceDanger = [...sinceDanger, ...last];
      return;
    }
    turns += 1;
    before = safety;
    const read = readMessage(guard, message.text, contextOf(said, safety));
    const guessed = withoutGuessedUrgency(read, safety.level, message.text);
    assessment = raised(withoutDeniedPlan(guessed, last, message.text), message);
    // Above what the failure itself asks for, somebody else heard it.
    unread = isOnlyUnreadable(assessment) && !isRaisedAbove(message);
    if (unread) return;
    safety = admitsPlan(nextState(safety, assessment), last, assessment, message.text);
    if (atLeast(assessment.own, 'risk') && atLeast(safety.level, 'risk')) {
      const kinds = assessment.signals.map(({ kind }) => kind);
      if (dangers.size === 0 || kinds.some(isSpecific)) {
        dangers = new Set(kinds);
        dangerText = message.text;
      }
    }
    if (answersYes(last, assessment)) dangers = new Set([...dangers, 'active-ideation']);
    preference = preferenceAfter(preference, message.text);
    if (at < messages.length - 1) {
      const now = inExercise(last)
        ? topic
        : matterOf(understand(message.text), topic, message.text);
      topicTurns = topic !== null && now === topic ? topicTurns + 1 : 1;
      topic = now;
    }
    said.push(message.text);
  };
  // A message that cannot be read shows help while it is the last one, and costs the talk nothing else.
  messages.forEach((message, at) => {
    try {
      fold(message, at);
    } catch {
      unread = message.role === 'person';
      if (!unread) last = [];
      else {
        assessment = unreadable(guard.assess(message.text), before.level);
        unread = isOnlyUnreadable(assessment);
        if (!unread && !atLeast(safety.level, assessment.own)) {
          safety = nextState(before, assessment);
        }
      }
    }
  });
  if (unread) safety = shownOnly(safety, assessment.own);
  const step = last.find((tag) => tag.kind === 'step');
  const offer = last.find((tag) => tag.kind === 'offer');
  return {
    messages,
    safety,
    assessment,
    unread,
    before,
    dangers,
    vague: ![...dangers].some(isSpecific),
    dangerText,
    preference,
    turns,
    askedRecently: attempt(() => askedIn(messages)) ?? false,
    sinceCheck: attempt(() => sinceCheck(messages)) ?? Number.MAX_SAFE_INTEGER,
    last,
    sinceDanger,
    exercise: step ? { id: step.exercise, step: step.step } : null,
    offered: offer?.exercise ?? null,
    topic,
    topicTurns,
  };
}

/** Answers that our own buttons send in an exercise: nothing is to be read into them. */
const ANSWERS = new Set<string>(Object.values(QUICK).flat());
const BUTTONS = new Set(
  EXERCISES.flatMap(({ steps }) => steps.flatMap((step) => step.quick ?? [])).filter(
    (text) => !ANSWERS.has(text),
  ),
);

/** As it was, with help in sight. */
function shownOnly(safety: SafetyState, own: SafetyLevel): SafetyState {
  return { ...safety, shown: higherLevel(safety.shown, own) };
}

/** Whether a second opinion heard more in the message than that it could not be read. */
function isRaisedAbove({ raisedTo = 'none', raisedAsk = true }: Message): boolean {
  return raisedTo === 'emergency' || (raisedAsk && atLeast(raisedTo, 'risk'));
}

function readMessage({ assess }: Guard, text: string, previous: readonly string[]): Assessment {
  if (BUTTONS.has(text)) return assess('');
  const read = assess(text, { previous });
  // "Se hizo el que no me vio" begins with the sound of a yes.
  const sound = read.reply === 'yes' && /^se\s/u.test(plainOf(text));
  // "A veces siento que …" goes on to tell something: no answer to what was asked.
  const plain = plainOf(text);
  const tells =
    plain.split(' ').length > 5 &&
    !/^(?:si|sip|claro|obvio|la verdad|creo que si|todos los dias|muchas veces)\b/u.test(plain);
  return read.reply === 'yes' && (sound || tells) ? { ...read, reply: null } : read;
}

/** Somebody else read more in it. Another reader's word on the same message is asked about, unless it says not. */
function raised(
  assessment: Assessment,
  { raisedTo: to = 'none', raisedAsk = true }: Message,
): Assessment {
  const ownAsk = assessment.ownAsk || (raisedAsk && atLeast(to, 'risk'));
  const ask = assessment.ask || ownAsk;
  const own = higherLevel(assessment.own, to);
  return { ...assessment, own, level: higherLevel(assessment.level, to), ownAsk, ask };
}

/** "No quiero llamar a nadie" stands before help; alone it is no sign that something happens now. */
function withoutGuessedUrgency(read: Assessment, before: SafetyLevel, text: string): Assessment {
  const urgent = read.signals.filter(({ level }) => level === 'emergency');
  const isGuess = urgent.every(({ kind }) => kind === 'learned-emergency');
  if (read.own !== 'emergency' || !isGuess || !understand(text).barrier) return read;
  const calmer = read.signals.filter((signal) => !urgent.includes(signal));
  const risk = urgent.map(
    ({ source }) => ({ kind: 'learned-risk', level: 'risk', source }) as const,
  );
  return {
    ...read,
    own: 'risk',
    level: higherLevel(before, 'risk'),
    signals: [...calmer, ...risk],
  };
}

/** "No, no tengo un plan" answers the question about one; the words alone look like having it. */
function withoutDeniedPlan(assessment: Assessment, last: readonly Tag[], text: string): Assessment {
  const denied = /\bno (?:tengo|hay|hice|he hecho|he pensado en) (?:un |ningun |el )?plan/u.test(
    plainOf(text),
  );
  const answered = assessment.reply === 'no' && last.some(({ kind }) => kind === 'plan');
  if (!denied && !answered) return assessment;
  const signals = assessment.signals.filter(({ kind }) => kind !== 'plan');
  if (signals.some(({ level }) => level === 'emergency')) return assessment;
  return { ...assessment, signals, own: 'risk' };
}

/** Yes to the direct question: from then on it is known what it is. */
function answersYes(last: readonly Tag[], { reply }: Assessment): boolean {
  return reply === 'yes' && last.some(({ kind }) => kind === 'check');
}

/** Yes to "have you thought how or when?" is a plan, whatever the words. */
function admitsPlan(
  safety: SafetyState,
  last: readonly Tag[],
  assessment: Assessment,
  text: string,
): SafetyState {
  if (!last.some(({ kind }) => kind === 'plan')) return safety;
  const sure = assessment.reply === 'yes' && !doesNotKnow(text);
  return sure ? { ...safety, level: 'emergency', worst: 'emergency', tone: 'open' } : safety;
}

function askedIn(messages: readonly Message[]): boolean {
  return messages
    .filter(({ role }) => role === 'companion')
    .slice(-RECENT)
    .some(({ text }) =>
      tagsOf(text).some(
        ({ kind }) => kind === 'check' || kind === 'safety-question' || kind === 'plan',
      ),
    );
}

function sinceCheck(messages: readonly Message[]): number {
  const answers = messages.filter(({ role }) => role === 'companion').toReversed();
  const at = answers.findIndex(({ text }) =>
    tagsOf(text).some(({ kind }) => kind === 'check' || kind === 'plan'),
  );
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
}

function inExercise(last: readonly Tag[]): boolean {
  return last.some(({ kind }) => kind === 'step');
}

/** Earlier words colour a message only while the talk is in danger, or shortly before. */
function contextOf(said: readonly string[], safety: SafetyState): string[] {
  return atLeast(safety.level, 'risk') ? said.slice(-20) : said.slice(-4);
}

function preferenceAfter(before: Preference | null, text: string): Preference | null {
  for (const { id } of understand(text).intents) {
    if (id === 'talk') return null;
    if (id === 'listen' || id === 'fewer-questions') return id;
    // Asking for one thing to do is a wish of the moment; after "solo escucha" it lifts the silence.
    if (id === 'act') return before === 'listen' ? null : before;
  }
  return before;
}
