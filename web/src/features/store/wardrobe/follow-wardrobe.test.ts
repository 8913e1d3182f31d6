// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#web/data/query-client.ts';
import { POSES } from '#web/ui/mascot/poses.ts';
import { worn } from '#web/ui/mascot/worn.ts';
import { type WornPiece, wornQuery } from '../api/worn.ts';
import { followWardrobe } from './follow-wardrobe.ts';
import { keepWorn, readKeptWorn } from './kept-worn.ts';
import { readTried, tryOn } from './tried.ts';

const session = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  const now: object = { status: 'signed-out' };
  return { listeners, now };
});
vi.mock('#web/data/session.ts', () => ({
  getSessionState: () => session.now,
  onSessionChange: (listener: () => void) => {
    session.listeners.add(listener);
    return () => session.listeners.delete(listener);
  },
}));
vi.mock('#web/data/backend.ts', () => ({
  loadBackend: () => Promise.reject(new TypeError('off')),
}));
const HAT: WornPiece = { slot: 'head', pieceId: 'nilo:beret', choice: null };
const SCARF: WornPiece = { slot: 'neck', pieceId: 'nilo:red-scarf', choice: null };
const CARD: WornPiece = { slot: 'card', pieceId: 'card:waves', choice: null };

vi.stubGlobal('requestIdleCallback', (work: () => void) => {
  work();
  return 1;
});
vi.stubGlobal('cancelIdleCallback', () => undefined);

let stop = () => {};
afterEach(() => {
  stop();
  queryClient.clear();
  localStorage.clear();
});

function become(id: string | null) {
  session.now = id === null ? { status: 'signed-out' } : { status: 'signed-in', user: { id } };
  for (const listener of session.listeners) listener();
}
const look = () => worn.outfit?.(POSES.neutral);
const skin = () => document.documentElement.dataset['cardSkin'];

it('dresses Nilo from the device at once, then from the account, and undresses on leaving', async () => {
  keepWorn('ana', [HAT, CARD]);
  stop = followWardrobe();
  become('ana');
  await vi.waitFor(() => expect(skin()).toBe('waves'));
  expect(look()?.neck).toBeUndefined();

  queryClient.setQueryData(wornQuery('ana').queryKey, [SCARF]);
  await vi.waitFor(() => expect(look()?.neck).toBeDefined());
  expect(skin()).toBeUndefined();
  expect(readKeptWorn('ana')).toEqual([SCARF]);

  tryOn({ slot: 'seat', pieceId: 'nilo:canoe', choice: null });
  await vi.waitFor(() => expect(look()?.behind ?? look()?.front).toBeDefined());
  become('leo');
  await vi.waitFor(() => expect(worn.outfit).toBeUndefined());
  expect(readTried()).toEqual([]);
});

it('reads what is kept as what it may be', () => {
  localStorage.setItem('remanso.worn.ana', '[{"slot":"tail","pieceId":"x"},3,{"slot":"head"}]');
  expect(readKeptWorn('ana')).toEqual([]);
  localStorage.setItem('remanso.worn.ana', 'not json');
  expect(readKeptWorn('ana')).toEqual([]);
});
