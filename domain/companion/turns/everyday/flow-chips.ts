import { FLOW_BY_ID } from '../../content/flows/all-flows.ts';
import type { Moment } from '../moment.ts';
import type { OfferedChip } from '../talk-state.ts';

/** The chip that begins a flow; none for a flow that is not there. */
export function flowChip(id: string): OfferedChip[] {
  const flow = FLOW_BY_ID.get(id);
  return flow ? [{ id: `flow/${flow.id}`, label: flow.name }] : [];
}

/** One sentence that offers a flow; nothing where nothing is to be asked. */
export function offerOf(id: string | undefined, { speech, state }: Moment): string {
  const flow = FLOW_BY_ID.get(id ?? '');
  return flow && state.wants !== 'fewer-questions' ? speech.once(flow.offer) : '';
}
