import { atLeast } from '../../../safety/levels.ts';
import { isCheckDue } from '../../../safety/state.ts';
import { nodeOf, PATH_BY_KIND } from '../../content/danger/all-paths.ts';
import type {
  DangerKind,
  DangerNode,
  DangerPath,
  DangerQuestion,
} from '../../content/danger/danger-path.ts';
import { DANGER_CHIPS } from '../../content/ways.content.ts';
import type { HeardSign } from '../../hearing/danger/read-danger.ts';
import {
  hearDanger,
  type HeardDanger,
  hearMark,
  hearSigns,
} from '../../hearing/danger/hear-danger.ts';
import { apologyFor, misread, namedKind, personNamed, takesBack, unfit } from './danger-words.ts';
import { isSilentOnDying, isSpecific, otherKind } from './danger-kind.ts';
import {
  begin,
  enterPath,
  isOver,
  isUrgentNow,
  placeOf,
  urgentOf,
  whichDanger,
} from './danger-begin.ts';
import { withCare } from './danger-care.ts';
import { answer, beenOn, chipsOf, goTo, slotsOf, stay } from './danger-walk.ts';
import { ackFor } from './danger-ack.ts';
import { isSettled } from './danger-settled.ts';
import { cannotWait, chipMeant, deniesPlan, ledBy, saidAgain, unread } from './danger-answers.ts';
import {
  afterFalseAlarm,
  isFalseAlarm,
  isSureEveryday,
  mayBeSerious,
  stillWith,
  withAdult,
} from './danger-aside.ts';
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
  return reply && withCare(withAdult(reply, moment), moment);
}

function inDanger(moment: Moment, before: Moment['state']['safety']): Reply | null {
  const { state, assessment, choice, text } = moment;
  if (choice?.kind === 'danger') return takeDangerChip(choice, moment);
  if (choice?.kind === 'way' && choice.way === 'serious') return whichDanger(moment);
  if (choice?.kind === 'way' && choice.way === 'no-danger') return afterFalseAlarm(moment);
  if (choice) return null;
  const isInDanger = atLeast(state.safety.level, 'risk');
  const signs = hearSigns(text, moment.previous, isInDanger, state.danger?.kind ?? null);
  const mark = newestOf(signs, state.danger);
  if (!signs.some(({ urgent }) => urgent) && isFalseAlarm(moment, isInDanger)) {
    return afterFalseAlarm(moment);
  }
  if (!isInDanger && !mark && !(state.danger?.open && before.check === 'asked')) {
    return mayBeSerious(moment);
  }
  if (assessment.signals.some(({ kind }) => kind === 'said-serious') && !mark)
    return whichDanger(moment);
  if (state.danger?.open) return goOn(state.danger, mark, moment);
  if (!mark && wasAskedWhich(moment)) return toldWhich(moment);
  if (state.danger && !mark) return afterEnd(state.danger, moment);
  if (mark || atLeast(assessment.own, 'risk')) return begin(mark, moment);
  return isInDanger ? stillWith(moment) : null;
}

/** What is new of all that a message says of danger: the first whose words were not said yet, else the first. */
function newestOf(signs: readonly HeardSign[], danger: DangerState | null): HeardSign | null {
  const fitting = signs.filter((one) => !isBeside(one, danger));
  const isNew = (one: HeardSign) => {
    const path = PATH_BY_KIND.get(one.kind);
    return path !== undefined && !beenOn(path, danger).includes(placeOf(one, path));
  };
  return fitting.find(isNew) ?? fitting[0] ?? null;
}

/** Said of a path that has its own words for it, or that is graver: no reason to leave it. */
function isBeside({ kind, urgent, to }: HeardSign, danger: DangerState | null): boolean {
  if (!danger?.open || kind === danger.kind) return false;
  if (kind === 'self-harm' && !urgent) return danger.kind === 'self' || danger.kind === 'plan';
  if (kind === 'violence') return danger.kind === 'sexual-violence' && !urgent;
  if (kind === 'self') return danger.kind === 'plan' && to !== 'method';
  return kind === 'eating' && danger.kind === 'overdose';
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
  const chip = chipMeant(text, node);
  if (chip) return goTo(path, chip.to, moment);
  if (atLeast(assessment.own, 'risk')) {
    return path.kind === 'violence' ? goTo(path, 'back', moment) : begin(null, moment);
  }
  if (isCheckDue(state.safety) && nodeOf(path, 'recheck')) return goTo(path, 'recheck', moment);
  const isFresh = state.safety.level === 'emergency' && state.safety.quietTurns <= STILL_URGENT;
  const isOtherMatter = isSettled(danger) && isSureEveryday(moment);
  if (isFresh && node.ends === 'handled' && !isOtherMatter) {
    return stay(path, danger.node, moment);
  }
  return stillWith(moment);
}

/**
 * What is written on a path, in this order: a danger of another kind or graver; a question; a
 * correction; a retraction; what happened; the answer that it surely is; somebody who is named.
 * Anything else is answered honestly and moves nothing.
 */
function goOn(danger: DangerState, mark: HeardSign | null, moment: Moment): Reply | null {
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
  const isDone = (danger.kind === 'self-harm' && event?.to === 'wound') || event?.to === 'watched';
  if (!mark && !isDone && otherKind(danger, moment, kinds)) return begin(null, moment);
  const marked = mark && mark.kind === danger.kind ? placeOf(mark, path) : null;
  const isWorse = isUrgentNow(assessment) && !isOver(path, text);
  const grave = marked ?? (mark?.urgent || isWorse ? urgentOf(path, text) : null);
  const isSaid = grave === null || danger.been.includes(grave);
  if (!isSaid && nodeOf(path, grave) && !(event && marked === null)) {
    return after(wrong ? apologyFor(danger.kind, moment) : '', goTo(path, grave, moment));
  }
  const chip = chipMeant(text, node);
  if (takesBack(text) && nodeOf(path, 'retracted') && !danger.been.includes('retracted')) {
    return goTo(path, 'retracted', moment);
  }
  if (deniesPlan(text, node, danger) && nodeOf(path, 'idea')) return goTo(path, 'idea', moment);
  // Somebody a few steps away is worth more than an answer.
  const isAtHand = event?.to === 'near-person' && !danger.been.includes('near-person');
  if (question && asks && !chip && !isAtHand) return answer(question.say, path, node, moment);
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
  const isUrgent = cannotWait(danger, node, moment);
  const graver = text.includes('?') || isUrgent ? null : unread(node);
  if (graver !== null && !beenOn(path, danger).includes(graver) && nodeOf(path, graver)) {
    return goTo(path, graver, moment);
  }
  return {
    lines: [ackFor(danger.kind, moment), unfit(isUrgent, slotsOf(danger.kind, moment), moment)],
    chips: chipsOf(path, danger.node, node),
    place: OPEN,
    suggestions: [suggest('crisis')],
    fixed: true,
  };
}

/** What happened, of all that a message tells: what cannot wait first, then what says most. */
function eventOf(events: HeardDanger['events'], { kind, node, been }: DangerState) {
  const own = events.filter((one) => one.kind === kind && one.to !== node);
  const fresh = own.filter(({ to }) => !been.includes(to));
  return fresh.find(({ first }) => first) ?? fresh[0] ?? own[0];
}

/** Wanting to die is heard on paths that speak of it themselves. */
function isWithin(kind: DangerKind, mark: HeardSign): boolean {
  if (mark.to !== undefined) return false;
  if (mark.kind === 'self') return !isSilentOnDying(kind);
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

function takeDangerChip(
  { path: kind, node: from, at }: { path: string; node: string; at: number },
  moment: Moment,
): Reply | null {
  const path = PATH_BY_KIND.get(kind as DangerKind);
  const chip = path && nodeOf(path, from)?.chips[at];
  return path && chip ? goTo(path, chip.to, moment) : null;
}
