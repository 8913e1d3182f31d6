// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeKeys } from '../crypto/diary-keys.ts';
import type { OpenKeys } from '../crypto/seal.ts';
import { lockWhenIdle, setLockMinutes } from './idle-lock.ts';
import { lock, openVault, unlock } from './vault.ts';

vi.mock('../crypto/passphrase-bytes.ts', () => ({
  passphraseBytes: () => Promise.resolve(new Uint8Array(32)),
}));
vi.mock('#web/data/session.ts', () => ({
  onSessionChange: () => () => undefined,
  getSessionState: () => ({ status: 'signed-in', user: { id: 'ana' } }),
}));

const MINUTE = 60_000;
let keys: OpenKeys;
let clock = 0;
const isOpen = () => openVault('ana') !== null;
/** Time goes by while this page runs. */
function pass(milliseconds: number) {
  const end = clock + milliseconds;
  while (clock < end) {
    const step = Math.min(10_000, end - clock);
    clock += step;
    vi.advanceTimersByTime(step);
  }
}

beforeEach(async () => {
  keys ??= (await makeKeys('tres ríos lentos')).keys;
  vi.useFakeTimers();
  localStorage.clear();
  clock = 1_000_000;
  unlock('ana', keys);
  lockWhenIdle(() => clock);
});
afterEach(() => {
  lock();
  vi.useRealTimers();
});

it('closes five minutes after the last touch or key, and forgets the key', () => {
  pass(4 * MINUTE);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  pass(4.5 * MINUTE);
  expect(isOpen()).toBe(true);
  pass(MINUTE);
  expect(isOpen()).toBe(false);
});

it('closes when its person chose, also while it is open', () => {
  setLockMinutes(15);
  pass(14 * MINUTE);
  expect(isOpen()).toBe(true);
  setLockMinutes(2);
  pass(10_000);
  expect(isOpen()).toBe(false);
});

it('is closed when a device wakes, before its first touch counts', () => {
  // Asleep: time goes by and nothing runs.
  clock += 60 * MINUTE;
  dispatchEvent(new Event('pointerdown'));
  expect(isOpen()).toBe(false);
});

it('is closed when a page comes back into sight after long', () => {
  clock += 60 * MINUTE;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isOpen()).toBe(false);
});

it('watches anew after it was opened again', () => {
  pass(6 * MINUTE);
  unlock('ana', keys);
  lockWhenIdle(() => clock);
  pass(4 * MINUTE);
  expect(isOpen()).toBe(true);
  pass(2 * MINUTE);
  expect(isOpen()).toBe(false);
});
