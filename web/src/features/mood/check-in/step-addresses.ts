import type { StepId } from '#domain/mood/answers/steps.content.ts';

const flow = (id: string) => `/chat?flow=${id}`;

/** Where each step that Nilo offers is taken. */
export const STEP_ADDRESSES: Record<StepId, string> = {
  breathe: '/breathe',
  talk: '/chat',
  savour: flow('savour'),
  'first-step': flow('two-minutes'),
  'up-to-me': flow('up-to-me'),
  lighten: flow('heavy-week'),
  'kind-words': flow('kind-words'),
  'look-at-thought': flow('look-at-thought'),
  anger: flow('anger'),
  people: '/support-network',
  'ask-help': flow('ask-help'),
  moment: '/crisis-moment',
};
