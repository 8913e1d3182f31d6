import type { RespondOptions } from '#domain/companion/answer.ts';
import { seededRandom, seedOf } from '#domain/companion/random.ts';
import { respond } from '#domain/companion/respond.ts';
import { storableState } from '#domain/companion/stored-state.ts';
import { readTalkState } from '#domain/companion/turns/talk-state.ts';
import type { Guard } from '#domain/safety/guard.ts';
import type { GuidedAnswer, GuidedTurn } from './reader.ts';

interface Asking {
  keep: boolean;
  seed: string;
  options: RespondOptions;
}

/** Guided mode on this device: the part of the reader that is fetched with the first question. */
export function answer(
  guard: Guard,
  said: Omit<GuidedTurn, 'keep'>,
  { keep, seed, options }: Asking,
): GuidedAnswer {
  const turn = { ...said, state: readTalkState(said.state) };
  const given = respond(guard, turn, seededRandom(seedOf(seed)), options);
  const { text, level, ask, suggestions, chips, flow, card } = given;
  const state = storableState(given.state, keep);
  return { text, level, ask, suggestions, chips, flow, card, state };
}
