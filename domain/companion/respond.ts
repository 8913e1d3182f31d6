import type { Assessment } from '../safety/assessment.ts';
import type { Guard } from '../safety/guard.ts';
import { atLeast, higherLevel } from '../safety/levels.ts';
import { INITIAL_SAFETY_STATE, nextState, type SafetyState, seenOf } from '../safety/state.ts';
import { attempt, isOnlyUnreadable } from '../safety/unreadable.ts';
import type { Answer, RespondOptions, Turn } from './answer.ts';
import { formIn } from './address/form-in.ts';
import { DEFAULT_TOOLS } from './content/tools.ts';
import { WHO_ANSWERS } from './content/ways.content.ts';
import { helpNumbers } from './help-numbers.ts';
import { hear, warmingUpHearing } from './hearing/hear.ts';
import { coreOf } from './hearing/plain/core.ts';
import { warmingUpDanger } from './hearing/danger/hear-danger.ts';
import { lostIn, personIn } from './hearing/short-answer.ts';
import type { Random } from './random.ts';
import { aboutTheTalk } from './turns/about.ts';
import { parseChoice } from './turns/choice.ts';
import { dangerTurn } from './turns/danger/danger-turn.ts';
import { everydayTurn } from './turns/everyday/everyday-turn.ts';
import { type Moment, MOST_CHIPS, type Reply, suggest } from './turns/moment.ts';
import { readMessage } from './turns/read-message.ts';
import { Speech } from './turns/speech.ts';
import { alsoSaid, FRESH_STATE, type OfferedChip, type TalkState } from './turns/talk-state.ts';
import { isLabelOf } from './turns/chip-labels.ts';
import { unreadAnswer } from './unread-answer.ts';

/**
 * Guided mode: answers a message. Pure: the same guard, turn, options and `random` give the same
 * words, on the server, in the browser, without a network. Never throws: where nothing can be said
 * to a message, words that fit any stand in.
 */
export function respond(
  guard: Guard,
  turn: Turn,
  random: Random,
  options: RespondOptions = {},
): Answer {
  const before = turn.state ?? { ...FRESH_STATE, safety: knownSafety(turn) };
  const assessment = readMessage(guard, turn, before);
  const isUnread = isOnlyUnreadable(assessment);
  const safety = isUnread
    ? { ...before.safety, shown: higherLevel(before.safety.shown, assessment.own) }
    : nextState(before.safety, assessment);
  const known = { before, assessment, safety };
  if (isUnread) return unreadAnswer(known, options, true);
  return attempt(() => guided(turn, known, random, options)) ?? unreadAnswer(known, options, false);
}

/**
 * Builds what hears ahead of the first message, in steps of some hundredths of a second, so that whoever asks
 * for something meanwhile is not kept waiting for the whole of it.
 */
export function* warmingUpCompanion(): Generator<undefined> {
  yield* warmingUpHearing();
  yield* warmingUpDanger();
}

/** What is known of a message before anything is said to it. */
export interface Known {
  before: TalkState;
  assessment: Assessment;
  safety: SafetyState;
}

/** Of a talk from before its state was kept, what was shown is known. */
function knownSafety({ known }: Turn): SafetyState {
  if (!known) return INITIAL_SAFETY_STATE;
  const { level, ask } = known;
  if (ask) return { ...INITIAL_SAFETY_STATE, level, worst: level };
  return { ...INITIAL_SAFETY_STATE, shown: level };
}

function guided(turn: Turn, known: Known, random: Random, options: RespondOptions): Answer {
  const moment = momentOf(turn, known, random, options);
  const { before, assessment } = known;
  const danger = dangerTurn(moment, before.safety);
  const reply = danger ?? everydayTurn(moment);
  const { level } = reply.change?.safety ?? moment.state.safety;
  // Help that was asked about stays one tap away when the talk goes on.
  const held = atLeast(level, 'risk') && danger === null;
  const isFixed = reply.fixed === true || level === 'emergency';
  const { speech } = moment;
  const said = reply.lines.filter((line) => line !== '').join(' ') || speech.vary([]);
  const isFirst = before.turns === 0 && !isFixed;
  const text = isFirst ? introduced(said, speech.vary(WHO_ANSWERS)) : said;
  const state = stateAfter(moment, reply, before.turns + 1);
  return {
    text,
    suggestions: held ? [suggest('crisis')] : mayBeSuggested(reply, danger, state.safety),
    ...state.offered,
    own: assessment.own,
    ...seenOf(state.safety),
    safety: state.safety,
    state,
    kind: isFixed ? 'fixed' : 'talk',
    about: aboutTheTalk(state),
  };
}

/** Where danger was said or help is in sight, nothing but its own path is offered. */
function mayBeSuggested(reply: Reply, danger: Reply | null, { shown, worst }: SafetyState) {
  const isSerious = atLeast(higherLevel(shown, worst), 'risk');
  return isSerious && danger === null ? [] : [...(reply.suggestions ?? [])];
}

/** Who answers is said after what was told was met, and before what is asked. */
function introduced(said: string, who: string): string {
  if (/\bIA\b/u.test(said)) return said;
  const [, met, question] = /^(.+[.?…»])\s+([^.?…]*¿[^¿?]*\?)$/su.exec(said) ?? [];
  return met === undefined || question === undefined
    ? `${said} ${who}`
    : `${met} ${who} ${question}`;
}

function momentOf(turn: Turn, known: Known, random: Random, options: RespondOptions): Moment {
  const { before, assessment, safety } = known;
  const { text } = turn;
  const core = coreOf(text);
  const trato = options.trato ?? 'tu';
  const form = trato === 'tu' ? (formIn(text) ?? before.form ?? 'tu') : trato;
  const person = personIn(text);
  const lost = lostIn(text);
  const refused = lost === null ? before.refused : [...before.refused, `lost/${lost}`].slice(-20);
  // Nobody is told to ask the dead for help.
  const people = [...before.people.filter((one) => one !== person), ...(person ? [person] : [])]
    .filter((one) => !refused.includes(`lost/${one}`))
    .slice(-5);
  return {
    text,
    choice: chosen(turn, before),
    state: {
      ...before,
      safety,
      people,
      refused,
      form: trato === 'tu' && form !== 'tu' ? form : before.form,
    },
    assessment,
    heard: hear(core.text),
    told: core.text,
    corrects: core.corrects,
    previous: turn.previous,
    speech: new Speech(before.said, random, form),
    tools: new Set(options.tools ?? DEFAULT_TOOLS),
    help: helpNumbers(options.country ?? null, form),
  };
}

/** A chip counts where the words that came with it are its own. */
function chosen({ choice, text }: Turn, { offered }: TalkState) {
  if (choice === undefined) return null;
  const isOffered = offered.chips.some(({ id, label }) => id === choice && label === text.trim());
  return isOffered || isLabelOf(choice, text.trim()) ? parseChoice(choice) : null;
}

function stateAfter({ state, speech }: Moment, reply: Reply, turns: number): TalkState {
  return {
    ...state,
    ...reply.change,
    turns,
    place: reply.place,
    said: alsoSaid(state.said, ...speech.saidNow),
    offered: {
      chips: uniqueChips(reply.chips).slice(0, MOST_CHIPS),
      flow: reply.flow ?? null,
      card: reply.card ?? null,
    },
  };
}

function uniqueChips(chips: readonly OfferedChip[]): OfferedChip[] {
  return chips.filter(({ label }, at) => chips.findIndex((one) => one.label === label) === at);
}
