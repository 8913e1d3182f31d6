import { ABOUT_NILO } from './about-nilo.content.ts';
import { COURTESY } from './courtesy.content.ts';
import { LIMITS } from './limits.content.ts';
import type { Reaction } from './reaction.ts';
import { TONES } from './tones.content.ts';
import { WISHES } from './wishes.content.ts';

/** What listens first stands first. */
export const REACTIONS: readonly Reaction[] = [
  ...LIMITS,
  ...WISHES,
  ...ABOUT_NILO,
  ...TONES,
  ...COURTESY,
];

export const REACTION_BY_ID: ReadonlyMap<string, Reaction> = new Map(
  REACTIONS.map((one) => [one.id, one]),
);
