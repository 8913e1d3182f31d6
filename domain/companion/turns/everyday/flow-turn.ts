import { FLOW_BY_ID } from '../../content/flows/all-flows.ts';
import type { Flow, FlowChip, FlowStep } from '../../content/flows/flow.ts';
import {
  ENOUGH,
  FLOW_LEFT,
  LEAVE,
  RESUME_LABEL,
  RESUMED,
  STEERING,
} from '../../content/ways.content.ts';
import { meantChip } from '../../hearing/meant-chip.ts';
import { isUnsure } from '../../hearing/short-answer.ts';
import { enterPath } from '../danger/danger-begin.ts';
import { type Moment, OPEN, type Reply } from '../moment.ts';
import type { Slots, Speech } from '../speech.ts';
import {
  type Card,
  type FlowProgress,
  type FlowState,
  pausedWith,
  type Place,
  SLOT_LENGTH,
} from '../talk-state.ts';

type AtFlow = Extract<Place, { at: 'flow' }>;

/** Begins a flow, or takes it up where it was left. Null for one that is gone from the content. */
export function beginFlow(id: string, moment: Moment): Reply | null {
  const flow = FLOW_BY_ID.get(id);
  const [first] = flow?.steps ?? [];
  if (!flow || !first) return null;
  const left = moment.state.paused.find((one) => one.flow === id);
  if (left) return resumeFlow(left, moment);
  return stepReply(flow, first, { flow: id, step: first.id, slots: [], helped: false }, [], moment);
}

function resumeFlow(left: FlowState, moment: Moment): Reply | null {
  const flow = FLOW_BY_ID.get(left.flow);
  const step = flow?.steps.find(({ id }) => id === left.step) ?? flow?.steps[0];
  if (!flow || !step) return null;
  const reply = stepReply(flow, step, left, [moment.speech.vary(RESUMED, undefined, [])], moment);
  const paused = moment.state.paused.filter((one) => one.flow !== left.flow);
  return { ...reply, change: { paused } };
}

/** Leaves the flow under way; it can be taken up again at the same step. */
export function leaveFlow(at: AtFlow, { state, speech }: Moment): Reply {
  return {
    lines: [speech.vary(FLOW_LEFT)],
    chips: [{ id: `resume/${at.flow}`, label: RESUME_LABEL }, ...STEERING.slice(0, 2), ENOUGH],
    place: OPEN,
    change: { paused: pausedWith(state.paused, stateOf(at)) },
  };
}

/** What was tapped or written at a step: kept unchanged, and on to the next one. */
export function goOnInFlow(at: AtFlow, moment: Moment): Reply | null {
  const flow = FLOW_BY_ID.get(at.flow);
  const step = flow?.steps.find(({ id }) => id === at.step);
  if (!flow || !step) return null;
  const { choice, text, speech } = moment;
  const isTap = choice?.kind === 'step' && choice.flow === flow.id && choice.step === step.id;
  const tapped = isTap ? step.chips[choice.at] : meantChip(text, step.chips);
  if (!tapped && isUnsure(text) && !at.helped && step.unsure !== undefined) {
    const again: FlowState = { ...stateOf(at), helped: true };
    return { ...stepReply(flow, step, again, [], moment), lines: [speech.plain(step.unsure)] };
  }
  const danger = tapped?.danger && enterPath(tapped.danger, moment);
  if (danger) {
    const paused = pausedWith(moment.state.paused, stateOf(at));
    return { ...danger, change: { ...danger.change, paused } };
  }
  const isOwn = !isTap && (!tapped || wordCount(text) > wordCount(tapped.label) + FEW_MORE);
  const kept = keep(step, at.slots, isOwn ? null : tapped, isUnsure(text) ? '' : text);
  const before = tapped?.say === undefined ? [] : [speech.plain(tapped.say)];
  const next = nextStep(flow, step, tapped);
  if (!next) return finish(flow, kept, before, moment);
  return stepReply(
    flow,
    next,
    { flow: flow.id, step: next.id, slots: kept, helped: false },
    before,
    moment,
  );
}

/** Who writes so many words more than a chip has says more than it does: they stay as written. */
const FEW_MORE = 2;

const wordCount = (text: string) => text.trim().split(/\s+/).length;

function keep(
  { slot }: FlowStep,
  slots: FlowState['slots'],
  chip: FlowChip | null | undefined,
  text: string,
): FlowState['slots'] {
  const value = (chip ? (chip.value ?? chip.label) : text).trim().slice(0, SLOT_LENGTH);
  if (slot === undefined || value === '') return slots;
  return [...slots.filter(([name]) => name !== slot), [slot, value]];
}

function nextStep(flow: Flow, step: FlowStep, chip: FlowChip | null | undefined): FlowStep | null {
  if (chip?.to === 'end') return null;
  if (chip?.to !== undefined) return flow.steps.find(({ id }) => id === chip.to) ?? null;
  return flow.steps[flow.steps.indexOf(step) + 1] ?? null;
}

function stepReply(
  flow: Flow,
  step: FlowStep,
  state: FlowState,
  before: readonly string[],
  { speech, state: talk }: Moment,
): Reply {
  const chips = step.chips.map(({ label }, at) => ({
    id: `step/${flow.id}/${step.id}/${at}`,
    label,
  }));
  return {
    lines: [...before, speech.first(step.say, slotsOf(state))],
    chips: [...chips, LEAVE],
    place: { at: 'flow', ...state, step: step.id },
    change: { paused: talk.paused.filter((one) => one.flow !== flow.id) },
    flow: progressOf(flow, step),
  };
}

function finish(
  flow: Flow,
  slots: FlowState['slots'],
  before: readonly string[],
  { speech }: Moment,
): Reply {
  const filled: Slots = new Map(slots);
  return {
    lines: [...before, speech.first(flow.close, filled)],
    chips: [ENOUGH, { id: 'way/more', label: 'Seguir hablando' }],
    place: OPEN,
    card: cardOf(flow, filled, speech),
  };
}

/** "Lo que me llevo": null where nothing of the person's is in it. */
function cardOf({ card }: Flow, slots: Slots, speech: Speech): Card | null {
  const lines = card.lines.flatMap((line) => {
    const filled = speech.fill(line, slots);
    return filled === null ? [] : [filled];
  });
  return lines.length === 0 ? null : { title: speech.plain(card.title), lines };
}

export function progressOf(flow: Flow, step: FlowStep): FlowProgress {
  return { name: flow.name, step: flow.steps.indexOf(step) + 1, of: flow.steps.length };
}

function slotsOf({ slots }: FlowState): Slots {
  return new Map(slots);
}

function stateOf({ flow, step, slots, helped }: AtFlow): FlowState {
  return { flow, step, slots, helped };
}
