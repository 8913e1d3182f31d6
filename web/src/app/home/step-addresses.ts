import type { StepId } from '#domain/mood/answers/steps.content.ts';
import { CHAT } from '#web/features/chat/places.ts';
import { BREATHE, CRISIS_MOMENT } from '#web/features/crisis/places.ts';
import { SUPPORT_NETWORK } from '#web/features/support-network/places.ts';
import { flowAddress } from './idea.ts';

/** Where each step that Nilo offers is taken. */
export const STEP_ADDRESSES: Record<StepId, string> = {
  breathe: BREATHE.address,
  talk: CHAT.address,
  savour: flowAddress('savour'),
  'first-step': flowAddress('two-minutes'),
  'up-to-me': flowAddress('up-to-me'),
  lighten: flowAddress('heavy-week'),
  'kind-words': flowAddress('kind-words'),
  'look-at-thought': flowAddress('look-at-thought'),
  anger: flowAddress('anger'),
  people: SUPPORT_NETWORK.address,
  'ask-help': flowAddress('ask-help'),
  moment: CRISIS_MOMENT.address,
};
