// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { moveOlderItems } from './move-older-items.ts';
import { outbox } from './the-outbox.ts';

/** What lies in the browser's database, by key. */
let database: Map<string, unknown>;
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  entries: async () => [...database].toReversed(),
  del: async (key: string) => database.delete(key),
}));

const older = (key: string, kind: string, payload: unknown) =>
  database.set(key, { key, kind, owner: 'ana', payload });

beforeEach(() => {
  localStorage.clear();
  database = new Map();
  vi.stubGlobal('indexedDB', { databases: async () => [{ name: 'remanso-outbox' }] });
  older('2026-11-20T10:00:00.000Z 000001 x', 'mood.save', 'a');
  older('2026-11-20T10:00:00.000Z 000002 y', 'mood.note', 'b');
  older('2026-11-21T10:00:00.000Z 000001 z', 'game.finish', 'c');
});

const waiting = () => outbox.items().map(({ id, kind, payload }) => [id, kind, payload]);
const MOVED = [
  ['x', 'mood', 'a'],
  ['y', 'mood', 'b'],
  ['z', 'game', 'c'],
];

it('brings what an older version left, in its order, once', async () => {
  await moveOlderItems();
  await moveOlderItems();
  expect(waiting()).toEqual(MOVED);
  expect(database.size).toBe(0);
});

it('is not put off by a page that was closed in between', async () => {
  const before = new Map(database);
  await moveOlderItems();
  database = before;
  await moveOlderItems();
  expect(waiting()).toEqual(MOVED);
});

it('finds them also where a browser does not tell its databases', async () => {
  vi.stubGlobal('indexedDB', {});
  await moveOlderItems();
  expect(waiting()).toEqual(MOVED);
});

it('leaves everything alone in a browser without that database, or without any', async () => {
  vi.stubGlobal('indexedDB', { databases: async () => [] });
  await moveOlderItems();
  vi.stubGlobal('indexedDB', undefined);
  await moveOlderItems();
  expect(waiting()).toEqual([]);
  expect(database.size).toBe(3);
});
