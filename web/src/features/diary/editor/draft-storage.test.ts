// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox } from '#web/data/outbox/the-outbox.ts';
import { removeItem } from '#web/lib/safe-storage.ts';
import { makeKeys } from '../crypto/diary-keys.ts';
import type { OpenKeys } from '../crypto/seal.ts';
import { diary } from '../diary.ts';
import { NO_WORDS } from '../diary-entry.ts';
import { type Draft, isDraftStored, keepDraft, loadDraft } from './draft-storage.ts';

vi.mock('../crypto/passphrase-bytes.ts', () => ({
  passphraseBytes: () => Promise.resolve(new Uint8Array(32)),
}));

const draft = (body: string): Draft => ({
  ...NO_WORDS,
  id: '0198b7a0-0000-7000-8000-000000000001',
  body,
  occurredAt: null,
  base: null,
});
/** A device that may have no room left. */
const device = { kept: new Map<string, string>(), isFull: false };
const stored = () => JSON.stringify([...device.kept]);

let keys: OpenKeys;
beforeAll(async () => {
  ({ keys } = await makeKeys('tres ríos lentos'));
});
beforeEach(() => {
  Object.assign(device, { kept: new Map(), isFull: false });
  vi.stubGlobal('localStorage', {
    get length() {
      return device.kept.size;
    },
    key: (index: number) => [...device.kept.keys()][index] ?? null,
    getItem: (key: string) => device.kept.get(key) ?? null,
    removeItem: (key: string) => device.kept.delete(key),
    setItem(key: string, value: string) {
      if (device.isFull) throw new DOMException('full', 'QuotaExceededError');
      device.kept.set(key, value);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a device without room', () => {
  it('keeps what is being written as long as the page, and says so', async () => {
    keepDraft('new', 'ana', draft('Primera línea'), null);
    expect(isDraftStored('new', 'ana')).toBe(true);
    device.isFull = true;
    keepDraft('new', 'ana', draft('Primera línea y otra'), null);
    expect(isDraftStored('new', 'ana')).toBe(false);
    expect((await loadDraft('new', 'ana', null))?.body).toBe('Primera línea y otra');
    device.isFull = false;
    removeItem('something else');
    expect(isDraftStored('new', 'ana')).toBe(true);
    expect(stored()).toContain('y otra');
  });

  it('lists and sends a saved page all the same', () => {
    device.isFull = true;
    const row = { ...draft('Guardada'), occurredAt: '2026-11-20T10:00:00Z', sealed: null };
    diary.change('ana', { type: 'add', row: { ...row, revision: 'r', twinOf: null } });
    const waiting = outbox.items().filter(({ owner, kind }) => owner === 'ana' && kind === 'diary');
    expect(waiting).toMatchObject([{ payload: { row: { body: 'Guardada' } } }]);
    expect(stored()).toBe('[]');
    outbox.discard('ana', 'diary', waiting[0]!.id);
  });
});

it('of a sealed diary only seals lie on the device, the last words last', async () => {
  keepDraft('new', 'ana', draft('Uno'), keys);
  keepDraft('new', 'ana', draft('Uno, dos'), keys);
  await vi.waitFor(() => expect(stored()).toContain('d1.'));
  await new Promise((done) => {
    setTimeout(done, 20);
  });
  expect(stored()).not.toContain('Uno');
  expect((await loadDraft('new', 'ana', keys))?.body).toBe('Uno, dos');
  expect(await loadDraft('new', 'ana', null)).toBeNull();
});
