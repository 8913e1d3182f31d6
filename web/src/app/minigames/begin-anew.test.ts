// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { beginAnew } from './begin-anew.ts';

const keyOf = (gameId: string) => `remanso.game.ana.${gameId}`;
const run = { id: 'r', state: {} };

beforeEach(() => localStorage.clear());

it('does not open a game with the result of another day', () => {
  const kept = JSON.stringify({ version: 1, shown: { stage: 'done', delivered: true, run } });
  for (const gameId of ['bubble-zen', 'mandala']) localStorage.setItem(keyOf(gameId), kept);
  beginAnew('ana', 'bubble-zen');
  expect(localStorage.getItem(keyOf('bubble-zen'))).toBeNull();
  beginAnew('ana', 'mandala');
  expect(localStorage.getItem(keyOf('mandala'))).toBe(kept);
});

it('keeps a result that has yet to arrive, and a run that was left half-way', () => {
  const done = JSON.stringify({ version: 1, session: { stage: 'done', delivered: false, run } });
  const open = JSON.stringify({ version: 1, session: { stage: 'playing', paused: true, run } });
  for (const kept of [done, open]) {
    localStorage.setItem(keyOf('bubble-zen'), kept);
    beginAnew('ana', 'bubble-zen');
    expect(localStorage.getItem(keyOf('bubble-zen'))).toBe(kept);
  }
});
