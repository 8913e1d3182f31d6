import type { ChatSuggestion } from '#domain/contracts/chat.ts';
import { NOTHING_OFFERED, type Offered } from '#domain/companion/turns/talk-state.ts';
import type { LiveAnswer } from '../answers/live-answer.ts';

/** What stands beside the words once they are said. */
export interface Beside extends Pick<Offered, 'flow' | 'card'> {
  suggestions: readonly ChatSuggestion[];
  chips: readonly Offered['chips'][number][];
}

export const NOTHING_BESIDE: Beside = { ...NOTHING_OFFERED, suggestions: [] };

/** What may help now, what may be said next, and what may be kept. */
export function offer(answer: LiveAnswer, { suggestions, chips, flow, card }: Beside): void {
  for (const suggestion of suggestions) answer.add(suggestion);
  if (chips.length > 0) answer.add({ type: 'quick-replies', replies: [...chips] });
  if (flow) answer.add({ type: 'flow', ...flow });
  if (card) answer.add({ type: 'card', ...card });
}
