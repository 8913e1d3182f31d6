import type { CompanionMessage } from './message.ts';
import { isRecord } from '#web/lib/is-record.ts';

type Offered = Pick<CompanionMessage, 'chips' | 'flow' | 'card'>;

/**
 * What stood beside an answer, out of the state that was stored with its message. By hand: no schema
 * library on the page. What is none of it is left out.
 */
export function offeredIn(state: unknown): Offered {
  const offered = isRecord(state) ? state['offered'] : null;
  if (!isRecord(offered)) return { chips: [], flow: null, card: null };
  const { chips, flow, card } = offered;
  return {
    chips: Array.isArray(chips) ? chips.filter(isChip) : [],
    flow: isFlow(flow) ? flow : null,
    card: isCard(card) ? card : null,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isChip(value: unknown): value is Offered['chips'][number] {
  return isRecord(value) && isText(value['id']) && isText(value['label']);
}

function isFlow(value: unknown): value is NonNullable<Offered['flow']> {
  if (!isRecord(value) || !isText(value['name'])) return false;
  return Number.isInteger(value['step']) && Number.isInteger(value['of']);
}

function isCard(value: unknown): value is NonNullable<Offered['card']> {
  if (!isRecord(value) || !isText(value['title'])) return false;
  return Array.isArray(value['lines']) && value['lines'].every(isText);
}
