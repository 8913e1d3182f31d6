// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { template } from './_template/index.ts';
import type { AnyGame, GameState, Start } from './contract.ts';
import { isGameAddress } from './addresses.ts';
import { SHELVES } from './catalogue.ts';
import { findGame } from './find-game.ts';
import { playAtRandom } from './random-play.ts';
import { GAMES } from './registry.ts';

/** What is looked at by axe: levels draw alike, so the first and the last of them stand for all. */
function looksOf(game: AnyGame): Start[] {
  const between = new Set(game.levels.slice(1, -1).map(({ level }) => level));
  return startsOf(game).filter(({ level }) => !between.has(level));
}

/** Every level, every value of every option, and the quick start. */
function startsOf(game: AnyGame): Start[] {
  const defaults = Object.fromEntries(game.options.map(({ id, values }) => [id, values[0].id]));
  const levels = game.levels.map(({ level }) => ({ level, options: defaults }));
  const choices = game.options.flatMap(({ id, values }) =>
    values.map((value) => ({ level: 1, options: { ...defaults, [id]: value.id } })),
  );
  return [...levels, ...choices, ...(game.quickStart ? [game.quickStart.start] : [])];
}

const everyGame: [string, () => Promise<AnyGame>][] = [
  ['_template', () => Promise.resolve(template)],
  ...Object.entries(GAMES).map(([id, info]): [string, () => Promise<AnyGame>] => [id, info.load]),
];

afterEach(cleanup);

describe.each(everyGame)('%s', (_id, load) => {
  it('gives the same run from the same seed', async () => {
    const game = await load();
    for (const start of startsOf(game)) {
      expect(playAtRandom(game, start, 'nilo')).toEqual(playAtRandom(game, start, 'nilo'));
    }
  });

  it('ends however it is played, with a score from 0 to 100 or none', async () => {
    const game = await load();
    for (const start of startsOf(game)) {
      for (const seed of ['a', 'b', 'c']) {
        const { phase, score } = game.rules.status(playAtRandom(game, start, seed).at(-1)!);
        expect(phase).toBe('finished');
        expect(score ?? 0).toBeGreaterThanOrEqual(0);
        expect(score ?? 0).toBeLessThanOrEqual(100);
      }
    }
  });

  it('bears somebody who is quick and somebody who does nothing', async () => {
    const game = await load();
    for (const start of startsOf(game)) {
      const greedy = playAtRandom(game, start, 'prisa', 'greedy').at(-1)!;
      expect(game.rules.status(greedy).phase).toBe('finished');
      const idle = playAtRandom(game, start, 'quieto', 'idle').at(-1)!;
      expect(game.rules.status(idle).score ?? 0).toBeLessThanOrEqual(100);
    }
  });

  it('draws its cover and what stands around the end without axe findings', async () => {
    const game = await load();
    const state = playAtRandom(game, startsOf(game)[0]!, 'fin').at(-1)!;
    const { container } = render(
      <main>
        <game.Cover />
        {game.Reflecting && <game.Reflecting state={state} words="" write={() => undefined} />}
        {game.Keepsake && <game.Keepsake state={state} />}
      </main>,
    );
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  it('keeps its whole state in JSON, and steps without changing what it was given', async () => {
    const game = await load();
    for (const start of startsOf(game)) {
      for (const state of playAtRandom(game, start, 'json')) {
        const copy: GameState = JSON.parse(JSON.stringify(state));
        expect(copy).toEqual(state);
        const next = game.rules.step(state, { type: 'tick' });
        expect(state).toEqual(copy);
        expect(game.rules.step(copy, { type: 'tick' })).toEqual(next);
      }
    }
  });

  it.each([false, true])('draws every moment without axe findings (still: %s)', async (still) => {
    const game = await load();
    for (const start of looksOf(game)) {
      const states = playAtRandom(game, start, 'vista');
      for (const state of [states[0]!, states[Math.floor(states.length / 2)]!, states.at(-1)!]) {
        const { container } = render(
          <main>
            <game.View state={state} send={() => undefined} reducedMotion={still} />
          </main>,
        );
        expect(container.textContent?.trim()).not.toBe('');
        // Colours need a real browser; the stories look at them.
        const { violations } = await axe.run(container, {
          rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
        });
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        cleanup();
      }
    }
  });
});

describe('registry', () => {
  it('gives every path to one game only, and only paths of the specification', () => {
    const paths = Object.values(GAMES).flatMap((info) => info.paths);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      expect(path).toMatch(/^\/[a-z-]+(\/[a-z-]+)?$/);
      expect(isGameAddress(path)).toBe(true);
      expect(findGame(path)?.info.paths).toContain(path);
    }
    expect(findGame('/minigames/nothing')).toBeNull();
  });

  it('opens a game at the address of a level, where it has such', () => {
    expect(findGame('/recognize-emotion/3')).toMatchObject({ id: 'recognize-emotion', level: 3 });
    expect(isGameAddress('/recognize-emotion/3')).toBe(true);
    expect(findGame('/minigames/breathing/3')).toBeNull();
    expect(isGameAddress('/recognize-emotions')).toBe(false);
  });

  it('has a shelf in the catalogue for every game, with a picture that can be drawn', async () => {
    expect(Object.keys(SHELVES).toSorted()).toEqual(Object.keys(GAMES).toSorted());
    for (const { loadCover } of Object.values(SHELVES)) {
      const Cover = await loadCover();
      const { container } = render(<Cover />);
      expect(container.querySelector('svg')).toBeTruthy();
      cleanup();
    }
  });

  it('has ids that the database takes', () => {
    for (const id of Object.keys(GAMES)) expect(id).toMatch(/^[a-z][a-z0-9-]{1,40}$/);
  });
});
