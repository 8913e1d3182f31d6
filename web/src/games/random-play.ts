import { type AnyGame, type GameState, type Start, TICK_MS } from './contract.ts';
import { drawInt, type Rng, seedRng } from './kit/random/random.ts';

/** No run may last longer than this much play. */
const LONGEST_MS = 30 * 60 * 1000;

/**
 * Whom a game has to bear: somebody who does anything allowed now and then, somebody who is quick
 * and does one thing after the other, somebody who put the phone down.
 */
export type Player = 'random' | 'greedy' | 'idle';

/** A finger is not faster: once in so many ticks something is done. */
const TICKS_PER_ACT = 10;

/**
 * Plays a game to its end, mostly letting time pass. Returns some of the states on the way; the last
 * one is finished, unless the game has no end or waits for somebody who does nothing. For tests.
 */
export function playAtRandom(
  game: AnyGame,
  start: Start,
  seed: string,
  player: Player = 'random',
): GameState[] {
  const { rules } = game;
  let chance: Rng = seedRng(`${seed} player`);
  const draw = (below: number) => {
    const drawn = drawInt(chance, below);
    chance = drawn.rng;
    return drawn.value;
  };
  const wants = (tick: number) =>
    player === 'random'
      ? draw(TICKS_PER_ACT) === 0
      : player === 'greedy' && tick % TICKS_PER_ACT === 0;

  let state = rules.setup(start, seedRng(seed));
  const seen = [state];
  for (let ticks = 0; ticks * TICK_MS < LONGEST_MS; ticks += 1) {
    if (rules.status(state).phase === 'finished') break;
    let action: { type: string } | undefined;
    if (wants(ticks)) {
      const actions = rules.legalActions(state);
      const at =
        player === 'greedy' ? (ticks / TICKS_PER_ACT) % actions.length : draw(actions.length);
      action = actions[at];
    }
    const next = rules.step(state, action ?? { type: 'tick' });
    // It stands still until somebody does something.
    if (player === 'idle' && next === state) break;
    state = next;
    if (ticks % 500 === 0) seen.push(state);
  }
  return [...seen, state];
}
