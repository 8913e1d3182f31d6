import type { Assessment } from '../../safety/assessment.ts';
import { atLeast, higherLevel } from '../../safety/levels.ts';
import { checkAsked, isCheckDue } from '../../safety/state.ts';
import { nodeOf, PATH_BY_KIND } from '../content/danger/all-paths.ts';
import type { DangerKind, DangerNode, DangerPath } from '../content/danger/danger-path.ts';
import { DANGER_CHIPS, STAYING, WHICH_DANGER } from '../content/ways.content.ts';
import { hearDanger } from '../hearing/hear-danger.ts';
import { meantChip } from '../hearing/meant-chip.ts';
import { isUnsure } from '../hearing/short-answer.ts';
import { dangerKind, isSpecific } from './danger-kind.ts';
import { type Moment, OPEN, type Reply, suggest } from './moment.ts';
import type { Slots } from './speech.ts';
import type { DangerState, OfferedChip } from './talk-state.ts';

/**
 * The fixed words of a talk in danger: one path, to its end. Null where the everyday talk may go on
 * (with the help still in sight).
 * @param before level and check as they were before this message
 */
export function dangerTurn(moment: Moment, before: Moment['state']['safety']): Reply | null {
  const { state, assessment, choice } = moment;
  if (choice?.kind === 'danger') return takeDangerChip(choice, moment);
  if (choice?.kind === 'way' && choice.way === 'serious') return whichDanger(moment);
  if (choice) return null;
  const isInDanger = atLeast(state.safety.level, 'risk');
  if (!isInDanger && !(state.danger?.open && before.check === 'asked')) return null;
  if (assessment.signals.some(({ kind }) => kind === 'said-serious')) return whichDanger(moment);
  if (state.danger?.open) return goOn(state.danger, moment);
  if (atLeast(assessment.own, 'risk')) return begin(moment);
  const path = state.danger && PATH_BY_KIND.get(state.danger.kind);
  const recheck = path && nodeOf(path, 'recheck') ? path : PATH_BY_KIND.get('self');
  return isCheckDue(state.safety) && recheck ? goTo(recheck, 'recheck', moment) : null;
}

/** Danger is there and nobody said which: one tap says it. */
function whichDanger({ speech, state }: Moment): Reply {
  return {
    lines: [speech.plain(WHICH_DANGER)],
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

function begin(moment: Moment): Reply | null {
  const { assessment, text, state } = moment;
  const path = PATH_BY_KIND.get(dangerKind(assessment, text, hearDanger(text).kinds));
  if (!path) return null;
  const first = isUrgentNow(assessment) ? path.urgent : path.enter;
  const known = beenOn(path, state.danger).includes(first);
  // It was closed and comes back: asked once more in other words, not from the beginning.
  return goTo(path, known && nodeOf(path, 'recheck') ? 'recheck' : first, moment);
}

/** An emergency that says which: a mere suspicion of one is asked about first. */
function isUrgentNow({ own, signals }: Assessment): boolean {
  return (
    own === 'emergency' &&
    signals.some(({ kind, level }) => level === 'emergency' && isSpecific(kind))
  );
}

function goOn(danger: DangerState, moment: Moment): Reply | null {
  const { text, assessment } = moment;
  const path = PATH_BY_KIND.get(danger.kind);
  const node = path && nodeOf(path, danger.node);
  if (!path || !node) return begin(moment);
  const { kinds, events, questions } = hearDanger(text);
  const question = questions.find((one) => one.kinds?.includes(danger.kind) ?? true);
  const event = events.find(({ kind }) => kind === danger.kind);
  const named = otherKind(danger, moment, kinds);
  if (named) return begin(moment);
  const isNow = isUrgentNow(assessment) && !danger.been.includes(path.urgent);
  if (isNow && !event) return goTo(path, path.urgent, moment);
  const chip = meantChip(text, node.chips);
  if (question && !chip) return answer(question.say, path, node, moment);
  if (event && event.to !== danger.node) return goTo(path, event.to, moment);
  return goTo(path, chip?.to ?? ledBy(node, moment), moment);
}

/** Another danger is named in so many words: its path, where this one says nothing of it. */
function otherKind(
  { kind, been }: DangerState,
  { assessment, text }: Moment,
  cued: readonly DangerKind[],
): boolean {
  if (!assessment.signals.some((one) => isSpecific(one.kind) && atLeast(one.level, 'risk')))
    return false;
  const now = dangerKind(assessment, text, cued);
  if (now === kind || (now === 'self' && kind !== 'third') || been.length === 0) return false;
  return (
    !(kind === 'plan' && now === 'self-harm') &&
    !(kind === 'third' && now !== 'overdose' && assessment.own !== 'emergency')
  );
}

/** Where an answer in free text leads. */
function ledBy(node: DangerNode, { text, assessment }: Moment): string {
  if (isUnsure(text)) return node.unsure ?? node.else;
  if (assessment.reply === 'yes') return node.yes ?? node.else;
  return assessment.reply === 'no' ? (node.no ?? node.else) : node.else;
}

function takeDangerChip(
  { path: kind, node: from, at }: { path: string; node: string; at: number },
  moment: Moment,
): Reply | null {
  const path = PATH_BY_KIND.get(kind as DangerKind);
  const chip = path && nodeOf(path, from)?.chips[at];
  return path && chip ? goTo(path, chip.to, moment) : null;
}

/** A question is answered where it is asked, and the answers to what was asked stand again. */
function answer(say: readonly string[], path: DangerPath, node: DangerNode, moment: Moment): Reply {
  return {
    lines: [moment.speech.first(say, slotsOf(path.kind, moment))],
    chips: chipsOf(path, moment.state.danger?.node ?? '', node),
    place: OPEN,
    suggestions: [suggest('crisis')],
    fixed: true,
  };
}

function goTo(path: DangerPath, wanted: string, moment: Moment): Reply {
  const { state, speech } = moment;
  const been = beenOn(path, state.danger);
  const id = unsaid(path, wanted, saidOn(path, been));
  const node = id === null ? undefined : nodeOf(path, id);
  const slots = slotsOf(path.kind, moment);
  if (id === null || !node) return stay(path, wanted, moment);
  const danger: DangerState = {
    kind: path.kind,
    node: id,
    facts: [...new Set([...(state.danger?.facts ?? []), ...(node.knows ?? [])])],
    been: [...been, id].slice(-40),
    open: node.ends === undefined,
  };
  const isUrgent = id === path.urgent;
  const level = higherLevel(state.safety.level, isUrgent ? 'emergency' : 'risk');
  const known = { ...state.safety, level, worst: higherLevel(state.safety.worst, level) };
  return {
    lines: [speech.first(node.say, slots)],
    chips: chipsOf(path, id, node),
    place: OPEN,
    change: { danger, safety: node.asks === 'check' ? checkAsked(known) : known },
    suggestions: suggestionsOf(node, level === 'emergency', moment),
    fixed: true,
  };
}

/**
 * Places that were said in the talk: those of this path by their name, those of other paths after their kind.
 * A path that is left and taken up again says nothing twice.
 */
function beenOn({ kind }: DangerPath, danger: DangerState | null): string[] {
  if (!danger || danger.kind === kind) return danger?.been ?? [];
  return danger.been.map((one) => {
    const [of, id] = one.split('/');
    if (id === undefined) return `${danger.kind}/${one}`;
    return of === kind ? id : one;
  });
}

/** Also said: places that stand on another path in the same words. */
function saidOn(path: DangerPath, been: readonly string[]): string[] {
  const words = new Set(
    been.flatMap((one) => {
      const [of = '', id] = one.split('/');
      const other = id === undefined ? undefined : PATH_BY_KIND.get(of as DangerKind);
      return (other && id !== undefined && nodeOf(other, id)?.say) || [];
    }),
  );
  const alike = Object.entries(path.nodes).filter(([, { say }]) => words.has(say.at(-1) ?? ''));
  return [...been, ...alike.map(([id]) => id)];
}

/** The wanted place, or the next one on the way that was not said yet; null where all were. */
function unsaid(path: DangerPath, wanted: string, been: readonly string[]): string | null {
  let id = wanted;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (!been.includes(id)) return id;
    const next = nodeOf(path, id)?.else;
    if (next === undefined || next === id) break;
    id = next;
  }
  return ALWAYS_HELPS.find((one) => nodeOf(path, one) && !been.includes(one)) ?? null;
}

const MOST_STEPS = 6;
const ALWAYS_HELPS = ['person', 'line', 'stay'];

/** All was said: presence, the help by name now and then, and the way back to everyday talk. */
function stay(path: DangerPath, wanted: string, moment: Moment): Reply {
  const { state, speech, help } = moment;
  const node = nodeOf(path, wanted);
  const danger = state.danger && { ...state.danger, open: false };
  return {
    lines: [speech.vary('staying', STAYING, help)],
    chips: node ? chipsOf(path, wanted, node) : [],
    place: OPEN,
    change: { danger },
    suggestions: [suggest('crisis')],
    fixed: true,
  };
}

function chipsOf({ kind }: DangerPath, id: string, { chips }: DangerNode): OfferedChip[] {
  return chips.map(({ label }, at) => ({ id: `danger/${kind}/${id}/${at}`, label }));
}

function suggestionsOf(node: DangerNode, isUrgent: boolean, { tools }: Moment) {
  if (isUrgent || !tools.has('safety-plan')) return [suggest('crisis')];
  return node.ends
    ? [suggest('crisis'), suggest('safety-plan')]
    : [suggest('crisis'), suggest('crisis-moment')];
}

/** Numbers of the country, and somebody of theirs who may help: never the one that the danger is about. */
function slotsOf(kind: DangerKind, { help, state, speech }: Moment): Slots {
  const person = state.people.at(-1);
  if (person === undefined || !TRUSTED.has(person) || state.danger?.kind !== kind) return help;
  return new Map([...help, ['person', speech.plain(`{tu} ${person}`)]]);
}

/** Who may be asked for help without knowing more: no boss, no former partner, no partner. */
const TRUSTED: ReadonlySet<string> = new Set(
  'mamá papá madre padre hermano hermana abuela abuelo tía tío prima primo amigo amiga vecina vecino compañera compañero roomie sobrina sobrino cuñada cuñado hija hijo profe profesora profesor'.split(
    ' ',
  ),
);
