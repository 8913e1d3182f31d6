import type { AnyGame, GameInfo } from '#web/games/contract.ts';
import { type Player, playAtRandom } from '#web/games/random-play.ts';
import { GAMES } from '#web/games/registry.ts';

const PLAYERS: readonly Player[] = ['random', 'greedy', 'idle'];

export interface Played {
  runs: number;
  finished: number;
  /** Stood still because nobody did anything, which is a pause. */
  waiting: number;
  /** Errors, and runs of somebody who plays that did not end. */
  wrong: string[];
}

/** Plays every game so many times, with other seeds, levels and players, without drawing it. */
export async function playThem(runs: number): Promise<ReadonlyMap<string, Played>> {
  const all = new Map<string, Played>();
  for (const [id, info] of Object.entries<GameInfo>(GAMES)) {
    // oxlint-disable-next-line no-await-in-loop -- one game after the other
    all.set(id, playOne(await info.load(), runs));
  }
  return all;
}

function playOne(game: AnyGame, runs: number): Played {
  const played: Played = { runs, finished: 0, waiting: 0, wrong: [] };
  for (let run = 0; run < runs; run += 1) {
    const player = PLAYERS[run % PLAYERS.length] ?? 'random';
    const at = Math.floor(run / PLAYERS.length) % game.levels.length;
    const { level } = game.levels[at] ?? game.levels[0];
    const options = Object.fromEntries(
      game.options.map(({ id, values }) => [id, (values[run % values.length] ?? values[0]).id]),
    );
    try {
      const end = playAtRandom(game, { level, options }, `bench ${run}`, player).at(-1);
      if (!end) throw new Error('no state');
      if (game.rules.status(end).phase === 'finished') played.finished += 1;
      else if (player === 'idle') played.waiting += 1;
      else played.wrong.push(`${player}, level ${level}, run ${run} did not end`);
    } catch (error) {
      played.wrong.push(`${player}, level ${level}, run ${run}: ${String(error)}`);
    }
  }
  return played;
}
