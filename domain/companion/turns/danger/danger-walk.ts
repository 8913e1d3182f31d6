import { higherLevel } from '../../../safety/levels.ts';
import { checkAsked } from '../../../safety/state.ts';
import { nodeOf, PATH_BY_KIND } from '../../content/danger/all-paths.ts';
import type { DangerKind, DangerNode, DangerPath } from '../../content/danger/danger-path.ts';
import { SWEET } from '../../content/danger/scripts.content.ts';
import { DANGER_SHORT, SAID_THAT } from '../../content/danger/unfit.content.ts';
import { STAYING } from '../../content/ways.content.ts';
import { type Moment, OPEN, type Reply, suggest } from '../moment.ts';
import type { Slots } from '../speech.ts';
import type { DangerState, OfferedChip } from '../talk-state.ts';
import { ackFor } from './danger-ack.ts';
import { isMan, isWoman, trustedOf } from './danger-person.ts';
import { scriptFor } from './danger-script.ts';

/** A question is answered where it is asked, and the answers to what was asked stand again. */
export function answer(
  say: readonly string[],
  path: DangerPath,
  node: DangerNode,
  moment: Moment,
): Reply {
  const { speech } = moment;
  const slots = slotsOf(path.kind, moment);
  return {
    lines: [
      speech.hasSaid(say) ? speech.vary(SAID_THAT, slots, DANGER_SHORT) : speech.first(say, slots),
    ],
    chips: chipsOf(path, moment.state.danger?.node ?? '', node),
    place: OPEN,
    suggestions: [suggest('crisis')],
    fixed: true,
  };
}

export function goTo(path: DangerPath, wanted: string, moment: Moment): Reply {
  const { state, speech } = moment;
  const been = beenOn(path, state.danger);
  const id = unsaid(path, wanted, saidOn(path, been));
  const node = id === null ? undefined : nodeOf(path, id);
  const slots = slotsOf(path.kind, moment);
  if (id === null || !node) return stay(path, wanted, moment);
  const danger: DangerState = {
    kind: path.kind,
    node: id,
    facts: [
      ...new Set([
        ...(state.danger?.facts ?? []),
        ...(node.knows ?? []),
        ...(isAttack(path.kind) && isWoman(moment) ? (['woman'] as const) : []),
      ]),
    ],
    been: [...been, id].slice(-40),
    open: node.ends === undefined,
  };
  const isUrgent = id === path.urgent || (node.knows?.includes('now') ?? false);
  const level = higherLevel(state.safety.level, isUrgent ? 'emergency' : 'risk');
  const known = { ...state.safety, level, worst: higherLevel(state.safety.worst, level) };
  return {
    lines: [ackFor(path.kind, moment) || leadOf(node, moment), speech.first(node.say, slots)],
    chips: chipsOf(path, id, node),
    place: OPEN,
    change: { danger, safety: node.asks === 'check' ? checkAsked(known) : known },
    suggestions: suggestionsOf(node, level === 'emergency', moment),
    fixed: true,
  };
}

function leadOf({ lead }: DangerNode, { speech }: Moment): string {
  return lead === undefined ? '' : speech.plain(lead);
}

/**
 * Places that were said in the talk: those of this path by their name, those of other paths after their kind.
 * A path that is left and taken up again says nothing twice.
 */
export function beenOn({ kind }: DangerPath, danger: DangerState | null): string[] {
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
export function stay(path: DangerPath, wanted: string, moment: Moment): Reply {
  const { state, speech, help } = moment;
  const node = nodeOf(path, wanted);
  const danger = state.danger && { ...state.danger, open: false };
  return {
    lines: [speech.vary(STAYING, help, DANGER_SHORT)],
    chips: node ? chipsOf(path, wanted, node) : [],
    place: OPEN,
    change: { danger },
    suggestions: [suggest('crisis')],
    fixed: true,
  };
}

export function chipsOf({ kind }: DangerPath, id: string, { chips }: DangerNode): OfferedChip[] {
  return chips.map(({ label }, at) => ({ id: `danger/${kind}/${id}/${at}`, label }));
}

function suggestionsOf(node: DangerNode, isUrgent: boolean, { tools }: Moment) {
  if (isUrgent || !tools.has('safety-plan')) return [suggest('crisis')];
  return node.ends
    ? [suggest('crisis'), suggest('safety-plan')]
    : [suggest('crisis'), suggest('crisis-moment')];
}

function isAttack(kind: DangerKind): boolean {
  return kind === 'violence' || kind === 'sexual-violence';
}

/**
 * Numbers and the words for the call. Whoever is attacked is told the emergency number alone, where it is known, and
 * no line about dying. A line for women comes first for a woman, last where that is not known, and not at all for a man.
 */
function numbersFor(kind: DangerKind, moment: Moment): [string, string][] {
  const { help } = moment;
  const script: [string, string] = ['script', scriptFor(kind, moment)];
  if (!isAttack(kind)) {
    return script[1].includes('insulina') ? [script, ['sweet', SWEET]] : [script];
  }
  const rescue = help.get('rescue') ?? help.get('emergency') ?? '';
  const women = help.get('women');
  const line = help.get('violence') ?? rescue;
  const violence =
    isMan(moment) && (women !== undefined || line === rescue)
      ? `${rescue}, y sin prisa un centro de salud`
      : ((isWoman(moment) ? women : undefined) ?? line);
  return [script, ['emergency', rescue], ['line', violence], ['violence', violence]];
}

/** What fills the slots on a path: numbers, the call, and somebody of theirs who may help. */
export function slotsOf(kind: DangerKind, moment: Moment): Slots {
  const { speech } = moment;
  const slots = new Map([...moment.help, ...numbersFor(kind, moment)]);
  const person = trustedOf(moment).findLast((one) => TRUSTED.has(one));
  if (person !== undefined) slots.set('person', speech.plain(`{tu} ${person}`));
  return slots;
}

/** Who may be asked for help without knowing more: no boss, no former partner, nobody's child. */
const TRUSTED: ReadonlySet<string> = new Set(
  'mamá papá madre padre hermano hermana abuela abuelo tía tío prima primo amigo amiga vecina vecino compañera compañero roomie cuñada cuñado profe profesora profesor esposo esposa marido'.split(
    ' ',
  ),
);
