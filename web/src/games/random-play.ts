import { type AnyGame, type GameState, type Start, TICK_MS } from './contract.ts';
import { drawInt, type Rng, seedRng } from './kit/random/random.ts';

/** No run may last longer than this much play. */
const LONGEST_MS = 30 * 60 * 1000;

/**
 * Plays a game to its end by chance: mostly letting time pass, now and then doing anything that is
 * allowed. Returns some of the states on the way; the last one is finished, unless the game has no
 * end. For tests.
 */
export function playAtRandom(game: AnyGame, start: Start, seed: string): GameState[] {
  const { rules } = game;
  let chance: Rng = seedRng(`${seed} player`);
  const draw = (below: number) => {
    const drawn = drawInt(chance, below);
    chance = drawn.rng;
    return drawn.value;
  };

  let state = rules.setup(start, seedRng(seed));
  const seen = [state];
  for (let ticks = 0; ticks * TICK_MS < LONGEST_MS; ticks += 1) {
    if (rules.status(state).phase === 'finished') break;
    const actions = rules.legalActions(state);
    const action = draw(10) === 0 ? actions[draw(actions.length)] : undefined;
    state = rules.step(state, action ?? { type: 'tick' });
    if (ticks % 500 === 0) seen.push(state);
  }
  return [...seen, state];
}
