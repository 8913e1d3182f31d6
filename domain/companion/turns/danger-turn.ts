import type { Assessment } from '../../safety/assessment.ts';
import { atLeast, higherLevel } from '../../safety/levels.ts';
import { isCheckDue } from '../../safety/state.ts';
import { nodeOf, PATH_BY_KIND } from '../content/danger/all-paths.ts';
import type { DangerKind, DangerNode, DangerPath } from '../content/danger/danger-path.ts';
import { DANGER_SHORT } from '../content/danger/unfit.content.ts';
import { DANGER_CHIPS, WHICH_DANGER } from '../content/ways.content.ts';
import { type DangerMark, SAID_PAST } from '../content/danger/marks.content.ts';
import { hearDanger, hearMark } from '../hearing/hear-danger.ts';
import { meantChip } from '../hearing/meant-chip.ts';
import { isUnsure, personIn, plainOf } from '../hearing/short-answer.ts';
import { apologyFor, misread, personNamed, takesBack, unfit } from './danger-words.ts';
import { dangerKind, isSpecific } from './danger-kind.ts';
import { withCare } from './danger-care.ts';
import { answer, beenOn, chipsOf, goTo } from './danger-walk.ts';
import { type Moment, OPEN, type Reply, suggest } from './moment.ts';
import type { DangerState } from './talk-state.ts';

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
  const { state, assessment, choice } = moment;
  if (choice?.kind === 'danger') return takeDangerChip(choice, moment);
  if (choice?.kind === 'way' && choice.way === 'serious') return whichDanger(moment);
  if (choice) return null;
  const isInDanger = atLeast(state.safety.level, 'risk');
  const mark = hearMark(moment.text, moment.previous);
  if (!isInDanger && !mark && !(state.danger?.open && before.check === 'asked')) return null;
  if (assessment.signals.some(({ kind }) => kind === 'said-serious') && !mark)
    return whichDanger(moment);
  if (state.danger?.open) return goOn(state.danger, mark, moment);
  if (mark || atLeast(assessment.own, 'risk')) return begin(mark, moment);
  const path = state.danger && PATH_BY_KIND.get(state.danger.kind);
  const recheck = path && nodeOf(path, 'recheck') ? path : PATH_BY_KIND.get('self');
  return isCheckDue(state.safety) && recheck ? goTo(recheck, 'recheck', moment) : null;
}

/** Danger is there and nobody said which: one tap says it. */
function whichDanger({ speech, state }: Moment): Reply {
  return {
    lines: [speech.vary(WHICH_DANGER, undefined, DANGER_SHORT)],
    chips: DANGER_CHIPS,
    place: OPEN,
    change: { safety: { ...state.safety, level: higherLevel(state.safety.level, 'risk') } },
    suggestions: [suggest('crisis')],
    fixed: true,
  };
}

/** The first words of a path. */
export function enterPath(kind: DangerKind, moment: Moment): Reply | null {
  const path = PATH_BY_KIND.get(kind);
  return path ? goTo(path, path.enter, moment) : null;
}

function begin(mark: DangerMark | null, moment: Moment): Reply | null {
  const { assessment, text, state } = moment;
  if (!mark && isUnknown(moment)) return whichDanger(moment);
  const path = PATH_BY_KIND.get(mark?.kind ?? dangerKind(assessment, text, hearDanger(text).kinds));
  if (!path) return null;
  const first = mark
    ? placeOf(mark, path)
    : isUrgentNow(assessment) && !isOver(path, text)
      ? path.urgent
      : path.enter;
  const known = beenOn(path, state.danger).includes(first);
  // It was closed and comes back: asked once more in other words, not from the beginning.
  return goTo(path, known && nodeOf(path, 'recheck') ? 'recheck' : first, moment);
}

function placeOf({ to, urgent }: DangerMark, path: DangerPath): string {
  return to ?? (urgent ? path.urgent : path.enter);
}

/** Violence of yesterday is no reason to run now. */
function isOver({ kind }: DangerPath, text: string): boolean {
  return (kind === 'violence' || kind === 'sexual-violence') && SAID_PAST.test(plainOf(text));
}

const OF_DYING =
  /\b(?:mor\p{L}+|muer\p{L}+|mat\p{L}+|suicid\p{L}+|viv\p{L}+|vida|despertar|desaparecer|existir|acabar con todo|no estar|irme|rendirme|no puedo mas|no aguanto)\b/u;
const OF_SOMEBODY =
  /\b(?:el|ella|ellos|su|sus|me (?:amenaza|persigue|sigue|grito|grita)|policia|denunci\p{L}+)\b/u;

/** Only learned readers heard danger, the words are not of dying, and somebody else is in them. */
function isUnknown({ assessment, text }: Moment): boolean {
  const plain = plainOf(text);
  return (
    !assessment.signals.some(({ kind }) => isSpecific(kind)) &&
    !OF_DYING.test(plain) &&
    (personIn(text) !== null || OF_SOMEBODY.test(plain)) &&
    hearDanger(text).kinds.length === 0
  );
}

/** An emergency that says which: a mere suspicion of one is asked about first. */
function isUrgentNow({ own, signals }: Assessment): boolean {
  return (
    own === 'emergency' &&
    signals.some(({ kind, level }) => level === 'emergency' && isSpecific(kind))
  );
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
  const { kinds, events, questions } = hearDanger(text);
  const question = questions.find((one) => one.kinds?.includes(danger.kind) ?? true);
  const event = events.find(({ kind }) => kind === danger.kind);
  const wrong = misread(text, danger.kind);
  if (mark && mark.kind !== danger.kind && !isWithin(danger.kind, mark)) {
    return after(wrong ? apologyFor(mark.kind, moment) : '', begin(mark, moment));
  }
  if (wrong === 'somebody') {
    const third = PATH_BY_KIND.get('third');
    const place = isUrgentFor(moment) ? 'now' : 'receive';
    return third ? after(apologyFor('third', moment), goTo(third, place, moment)) : null;
  }
  if (!mark && otherKind(danger, moment, kinds)) return begin(null, moment);
  const marked = mark && mark.kind === danger.kind ? placeOf(mark, path) : null;
  const isWorse = isUrgentNow(assessment) && !isOver(path, text);
  const grave = marked ?? (mark?.urgent || isWorse ? path.urgent : null);
  const isSaid = grave === null || danger.been.includes(grave);
  if (!isSaid && nodeOf(path, grave) && !(event && marked === null)) {
    return after(wrong ? apologyFor(danger.kind, moment) : '', goTo(path, grave, moment));
  }
  const chip = meantChip(text, node.chips);
  if (question && !chip) return answer(question.say, path, node, moment);
  if (wrong && !event && !chip) return whichAgain(path, node, moment);
  if (takesBack(text) && nodeOf(path, 'retracted') && !danger.been.includes('retracted')) {
    return goTo(path, 'retracted', moment);
  }
  if (event && event.to !== danger.node) {
    // Who called from behind a locked door stays behind it.
    const isOutside = event.to === 'called' && danger.been.includes('outside');
    return goTo(path, isOutside ? 'hold' : event.to, moment);
  }
  if (chip) return goTo(path, chip.to, moment);
  const named = node.asks === undefined ? personNamed(text) : null;
  if (named !== null && nodeOf(path, 'person')) {
    const people = [...state.people.filter((one) => one !== named), named].slice(-5);
    return goTo(path, 'person', { ...moment, state: { ...state, people } });
  }
  const to = ledBy(node, moment);
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

/** Where a plain yes, no or "no sé" leads; null where the text says more than that. */
function ledBy(node: DangerNode, { text, assessment }: Moment): string | null {
  const words = plainOf(text).split(' ').length;
  if (text.includes('?') || words > MOST_WORDS_OF_AN_ANSWER) return null;
  if (isUnsure(text)) return node.unsure ?? (declines(text) ? node.else : null);
  if (assessment.reply === 'yes') return node.yes ?? null;
  if (assessment.reply === 'no') return node.no ?? null;
  return declines(text) ? (node.unsure ?? node.else) : null;
}

const MOST_WORDS_OF_AN_ANSWER = 12;

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
