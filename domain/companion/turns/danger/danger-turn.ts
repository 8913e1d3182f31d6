import type { Assessment } from '../../../safety/assessment.ts';
import { atLeast } from '../../../safety/levels.ts';
import type { SignalKind } from '../../../safety/signals.ts';
import { isCheckDue } from '../../../safety/state.ts';
import { nodeOf, PATH_BY_KIND } from '../../content/danger/all-paths.ts';
import type {
  DangerKind,
  DangerNode,
  DangerPath,
  DangerQuestion,
} from '../../content/danger/danger-path.ts';
import { DANGER_CHIPS } from '../../content/ways.content.ts';
import type { DangerMark } from '../../content/danger/marks.content.ts';
import { hearDanger, type HeardDanger, hearMark } from '../../hearing/hear-danger.ts';
import { meantChip } from '../../hearing/meant-chip.ts';
import { isUnsure, plainOf } from '../../hearing/short-answer.ts';
import {
  apologyFor,
  asksHere,
  misread,
  namedKind,
  personNamed,
  takesBack,
  unfit,
} from './danger-words.ts';
import { dangerKind, isSpecific } from './danger-kind.ts';
import { begin, enterPath, isOver, isUrgentNow, placeOf, whichDanger } from './danger-begin.ts';
import { withCare } from './danger-care.ts';
import { answer, chipsOf, goTo, stay } from './danger-walk.ts';
import { isAsking } from '../everyday/is-asking.ts';
import { type Moment, OPEN, type Reply, suggest } from '../moment.ts';
import type { DangerState } from '../talk-state.ts';

/**
 * The fixed words of a talk in danger: one path, to its end. Null where the everyday talk may go on
 * (with the help still in sight).
 * @param before level and check as they were before this message
 */
export function dangerTurn(moment: Moment, before: Moment['state']['safety']): Reply | null {
  const reply = inDanger(moment, before);
  return reply && withCare(reply, moment);
}

function inDanger(moment: Moment, before: Moment['state']['safety']): Reply | null {
  const { state, assessment, choice, text } = moment;
  if (choice?.kind === 'danger') return takeDangerChip(choice, moment);
  if (choice?.kind === 'way' && choice.way === 'serious') return whichDanger(moment);
  if (choice) return null;
  const isInDanger = atLeast(state.safety.level, 'risk');
  const mark = hearMark(text, moment.previous, isInDanger);
  if (!isInDanger && !mark && !(state.danger?.open && before.check === 'asked')) return null;
  if (assessment.signals.some(({ kind }) => kind === 'said-serious') && !mark)
    return whichDanger(moment);
  if (state.danger?.open) return goOn(state.danger, mark, moment);
  if (!mark && wasAskedWhich(moment)) return toldWhich(moment);
  if (state.danger && !mark) return afterEnd(state.danger, moment);
  return mark || atLeast(assessment.own, 'risk') ? begin(mark, moment) : null;
}

function wasAskedWhich({ state }: Moment): boolean {
  return state.offered.chips.some(({ id }) => id.startsWith('way/danger/'));
}

/** It was asked which danger it is: in words now; a question meanwhile is answered. */
function toldWhich(moment: Moment): Reply | null {
  const { assessment, text } = moment;
  const kind = namedKind(text);
  if (kind) return enterPath(kind, moment);
  const self = PATH_BY_KIND.get('self');
  const [question] = [...hearDanger(text).questions, ...hearDanger(text).alike];
  if (question && self && isAsking(text)) {
    const [first = ''] = answer(question.say, self, { say: [], chips: [], else: '' }, moment).lines;
    return { ...whichDanger(moment), lines: [first] };
  }
  return atLeast(assessment.own, 'risk') ? begin(null, moment) : whichDanger(moment);
}

/** Messages without a sign of anything after which an emergency that ended lets everyday talk in. */
const STILL_URGENT = 2;

/**
 * A path has ended, and what is written may still belong to it: what happened since, an answer to its last
 * words, a question. Otherwise null, and the everyday talk goes on.
 */
function afterEnd(danger: DangerState, moment: Moment): Reply | null {
  const { state, assessment, text } = moment;
  const path = PATH_BY_KIND.get(danger.kind);
  const node = path && nodeOf(path, danger.node);
  if (!path || !node) return atLeast(assessment.own, 'risk') ? begin(null, moment) : null;
  const isSpeaking = assessment.signals.some(
    (one) => isSpecific(one.kind) && atLeast(one.level, 'risk'),
  );
  if (isSpeaking) return begin(null, moment);
  const { events, questions, alike } = hearDanger(text);
  const event = eventOf(events, danger);
  const fits = (one: DangerQuestion) => one.kinds?.includes(path.kind) ?? true;
  const question = [...questions, ...alike].find(fits);
  if (question && isAsking(text)) return answer(question.say, path, node, moment);
  if (event) return goTo(path, event.to, moment);
  const chip = meantChip(text, node.chips);
  if (chip) return goTo(path, chip.to, moment);
  if (atLeast(assessment.own, 'risk')) {
    return path.kind === 'violence' ? goTo(path, 'back', moment) : begin(null, moment);
  }
  if (isCheckDue(state.safety) && nodeOf(path, 'recheck')) return goTo(path, 'recheck', moment);
  const isFresh = state.safety.level === 'emergency' && state.safety.quietTurns <= STILL_URGENT;
  return isFresh && node.ends === 'handled' ? stay(path, danger.node, moment) : null;
}

/**
 * What is written on a path, in this order: a danger of another kind or graver; a question; a
 * correction; a retraction; what happened; the answer that it surely is; somebody who is named.
 * Anything else is answered honestly and moves nothing.
 */
function goOn(danger: DangerState, mark: DangerMark | null, moment: Moment): Reply | null {
  const { text, assessment, state } = moment;
  const path = PATH_BY_KIND.get(danger.kind);
  const node = path && nodeOf(path, danger.node);
  if (!path || !node) return begin(mark, moment);
  const { kinds, events, questions, alike } = hearDanger(text);
  const asks = isAsking(text);
  const fits = (one: DangerQuestion) => one.kinds?.includes(danger.kind) ?? true;
  // What is only like a question counts where one is asked.
  const question = [...questions, ...(asks ? alike : [])].find(fits);
  const event = eventOf(events, danger);
  const wrong = mark?.kind === danger.kind ? null : misread(text, danger.kind);
  if (mark && mark.kind !== danger.kind && !isWithin(danger.kind, mark)) {
    return after(wrong ? apologyFor(mark.kind, moment) : '', begin(mark, moment));
  }
  if (wrong === 'somebody') {
    const third = PATH_BY_KIND.get('third');
    const place = isUrgentFor(moment) ? 'now' : 'receive';
    return third ? after(apologyFor('third', moment), goTo(third, place, moment)) : null;
  }
  if (takesBack(text) && event?.to === 'kept-near') return goTo(path, event.to, moment);
  if (!mark && otherKind(danger, moment, kinds)) return begin(null, moment);
  const marked = mark && mark.kind === danger.kind ? placeOf(mark, path) : null;
  const isWorse = isUrgentNow(assessment) && !isOver(path, text);
  const grave = marked ?? (mark?.urgent || isWorse ? path.urgent : null);
  const isSaid = grave === null || danger.been.includes(grave);
  if (!isSaid && nodeOf(path, grave) && !(event && marked === null)) {
    return after(wrong ? apologyFor(danger.kind, moment) : '', goTo(path, grave, moment));
  }
  const chip = meantChip(text, node.chips);
  if (takesBack(text) && nodeOf(path, 'retracted') && !danger.been.includes('retracted')) {
    return goTo(path, 'retracted', moment);
  }
  if (question && asks && !chip) return answer(question.say, path, node, moment);
  if (event) {
    // Who called from behind a locked door stays behind it.
    const isOutside =
      event.to === 'called' && ['outside', 'inside'].some((one) => danger.been.includes(one));
    return goTo(path, isOutside ? 'hold' : event.to, moment);
  }
  if (question && !chip) return answer(question.say, path, node, moment);
  if (wrong && !chip) return whichAgain(path, node, moment);
  if (chip) return goTo(path, chip.to, moment);
  const named = node.asks === undefined ? personNamed(text) : null;
  if (named !== null && nodeOf(path, 'person')) {
    const people = [...state.people.filter((one) => one !== named), named].slice(-5);
    return goTo(path, 'person', { ...moment, state: { ...state, people } });
  }
  const to =
    ledBy(node, moment) ?? saidAgain(node, mark, moment) ?? (node.takes ? node.else : null);
  if (to !== null) return goTo(path, to, moment);
  const isUrgent = danger.node === path.urgent || (node.knows?.includes('now') ?? false);
  return {
    lines: [unfit(node, isUrgent, moment)],
    chips: chipsOf(path, danger.node, node),
    place: OPEN,
    suggestions: [suggest('crisis')],
    fixed: true,
  };
}

/** What happened, of all that a message tells: what cannot wait first, then what says most. */
function eventOf(events: HeardDanger['events'], { kind, node }: DangerState) {
  const own = events.filter((one) => one.kind === kind && one.to !== node);
  return own.find(({ first }) => first) ?? own[0];
}

/** Wanting to die is heard on paths that speak of it themselves. */
function isWithin(kind: DangerKind, mark: DangerMark): boolean {
  if (mark.kind === 'self') return kind !== 'third' && mark.to === undefined;
  return (
    mark.kind === 'after-birth' && (kind === 'self' || kind === 'plan' || kind === 'intrusive')
  );
}

function isUrgentFor({ assessment, previous, text }: Moment): boolean {
  return (
    assessment.own === 'emergency' ||
    [...previous.slice(-3), text].some((one) => hearMark(one, [])?.id === 'somebody-farewell')
  );
}

/** An answer that begins with something else, as an apology. */
function after(first: string, reply: Reply | null): Reply | null {
  return reply && first !== '' ? { ...reply, lines: [first, ...reply.lines] } : reply;
}

/** A wrong way, and no other one is known yet: the person says which. */
function whichAgain(path: DangerPath, node: DangerNode, moment: Moment): Reply {
  const own = chipsOf(path, moment.state.danger?.node ?? '', node).slice(0, 1);
  return {
    lines: [apologyFor(null, moment)],
    chips: [...DANGER_CHIPS, ...own],
    place: OPEN,
    suggestions: [suggest('crisis')],
    fixed: true,
  };
}

/** Another danger is named in so many words: its path, where this one says nothing of it. */
function otherKind(
  { kind, been }: DangerState,
  { assessment, text }: Moment,
  cued: readonly DangerKind[],
): boolean {
  if (!assessment.signals.some((one) => isSpecific(one.kind) && atLeast(one.level, 'risk')))
    return false;
  if (SPEAKS_OF_DYING.has(kind)) {
    const heard = dangerKind(assessment, text, cued);
    if (heard === 'self' || heard === 'plan' || heard === 'self-harm') return false;
  }
  const now = dangerKind(assessment, text, cued);
  // "Está rompiendo la puerta" to get to somebody is no attack on the one who writes.
  if (kind === 'third' && now === 'violence' && !/\b(?:me|conmigo)\b/u.test(plainOf(text)))
    return false;
  if (now === kind || (now === 'self' && kind !== 'third') || been.length === 0) return false;
  return (
    !(kind === 'plan' && now === 'self-harm') &&
    !(kind === 'third' && now !== 'overdose' && assessment.own !== 'emergency')
  );
}

/** Paths whose urgent place is right for a plan as well. */
const SPEAKS_OF_DYING: ReadonlySet<DangerKind> = new Set([
  'voices',
  'after-birth',
  'overdose',
  'substances',
  'eating',
]);

/** The same danger in other words: a yes where it was asked about, otherwise a reason to go on. */
function saidAgain(node: DangerNode, mark: DangerMark | null, moment: Moment): string | null {
  const isIdea = moment.assessment.signals.some(({ kind }) => IDEAS.has(kind));
  if (node.asks === 'check' && (isIdea || mark?.kind === 'self')) return node.yes ?? null;
  return mark && !mark.urgent && mark.kind === moment.state.danger?.kind ? node.else : null;
}

const IDEAS: ReadonlySet<SignalKind> = new Set(['passive-ideation', 'active-ideation']);

/** Where a plain yes, no or "no sé" leads; null where the text says more than that. */
function ledBy(node: DangerNode, { text, assessment }: Moment): string | null {
  const plain = plainOf(text);
  const words = plain.split(' ').length;
  const asks = asksHere(node);
  if (text.includes('?') || words > MOST_WORDS_OF_AN_ANSWER) return null;
  if (IS_FINE.test(plain)) {
    const isUrgent = node.knows?.includes('now') ?? false;
    return asks || isUrgent ? null : (node.yes ?? node.else);
  }
  if (isUnsure(text)) return node.unsure ?? (declines(text) ? node.else : null);
  // Where nothing was asked, a "sí" with more behind it is no step taken.
  if (!asks && words > 3) return declines(text) ? (node.unsure ?? node.else) : null;
  if (assessment.reply === 'yes') return node.yes ?? null;
  if (assessment.reply === 'no') return node.no ?? null;
  return declines(text) ? (node.unsure ?? node.else) : null;
}

const MOST_WORDS_OF_AN_ANSWER = 12;
/** Taken as it was meant: the step is fine. */
const IS_FINE = /^(?:ok|okey|okay|ya|bueno|dale|va|vale|de acuerdo|esta bien|listo)$/u;

function declines(text: string): boolean {
  return /\b(?:prefiero no|no quiero (?:contestar|decir|hablar de eso|responder))/u.test(
    plainOf(text),
  );
}

function takeDangerChip(
  { path: kind, node: from, at }: { path: string; node: string; at: number },
  moment: Moment,
): Reply | null {
  const path = PATH_BY_KIND.get(kind as DangerKind);
  const chip = path && nodeOf(path, from)?.chips[at];
  return path && chip ? goTo(path, chip.to, moment) : null;
}
