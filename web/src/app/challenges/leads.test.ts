import { expect, it } from 'vitest';
import { ACTS, PACKS } from '#domain/challenges/packs.ts';
import { hasScene } from '#web/features/challenges/scenes/scene.tsx';
import { CARDS } from '#web/features/learning/library/cards.ts';
import { KNOWN_TOOLS } from '#web/features/wellness-tools/registry.ts';
import { GAMES } from '#web/games/registry.ts';
import { careOf } from './care-of.ts';
import { doorOf } from './door-of.ts';

it.each(ACTS)('$id leads to what there is: $help.kind $help.id', ({ help }) => {
  const door = doorOf(help);
  expect(door?.title).toBeTruthy();
  expect(door?.to).toMatch(/^\/[a-z]/);
});

it('leads nowhere where there is nothing', () => {
  for (const kind of ['tool', 'game', 'lesson', 'sheet'] as const) {
    expect(doorOf({ kind, id: 'long-gone' })).toBeNull();
    expect(doorOf({ kind, id: 'constructor' })).toBeNull();
  }
});

it('draws every pack', () => {
  expect(PACKS.filter(({ id }) => !hasScene(id))).toEqual([]);
});

it('knows of everything that is done which care it is', () => {
  const done = [
    ...KNOWN_TOOLS.map(({ id }) => ['tool', id]),
    ...Object.keys(GAMES).map((id) => ['game', id]),
    ...CARDS.map(({ id }) => ['lesson', id]),
    ...ACTS.map(({ id }) => ['challenge', id]),
    ...['movement', 'outdoors', 'company'].map((id) => ['factor', id]),
    ['check_in', ''],
    ['diary', ''],
  ] as [string, string][];
  expect(done.filter(([kind, name]) => careOf(kind, name) === null)).toEqual([]);
  expect(careOf('factor', 'coffee')).toBeNull();
  expect(careOf('something-of-tomorrow', 'x')).toBeNull();
});
