import type { Reaction } from './reaction.ts';

/** What listens first stands first. */
export const REACTIONS: readonly Reaction[] = [];

export const REACTION_BY_ID: ReadonlyMap<string, Reaction> = new Map(
  REACTIONS.map((one) => [one.id, one]),
);
