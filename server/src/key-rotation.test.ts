import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptedKeys, followKeys, rotateKey } from './key-rotation.ts';
import { loadKeys } from './keys.ts';
import { createLog } from './log.ts';

const MINUTE = 60_000;
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rotation-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ids = (keys: { kid: string }[]) => keys.map(({ kid }) => kid);

describe('rotateKey', () => {
  it('puts a new key first and keeps the old one until its tokens have expired', async () => {
    const now = new Date();
    const before = await loadKeys(folder);
    const [old] = ids(before.jwks.keys);
    const kid = await rotateKey(folder, now);
    const after = await loadKeys(folder);
    expect(after).toMatchObject({
      publishableKey: before.publishableKey,
      secretKey: before.secretKey,
      sealingKey: before.sealingKey,
    });
    expect(ids(after.jwks.keys)).toEqual([kid, old]);
    expect(ids(acceptedKeys(after, now))).toEqual([kid, old]);
    expect(ids(acceptedKeys(after, new Date(now.getTime() + 59 * MINUTE)))).toEqual([kid, old]);
    expect(ids(acceptedKeys(after, new Date(now.getTime() + 63 * MINUTE)))).toEqual([kid]);
    expect((await stat(join(folder, 'keys.json'))).mode & 0o777).toBe(0o600);
  });

  it('drops what is too old at the next rotation', async () => {
    const now = Date.now();
    const first = ids((await loadKeys(folder)).jwks.keys)[0];
    const second = await rotateKey(folder, new Date(now - 90 * MINUTE));
    const third = await rotateKey(folder, new Date(now));
    const kept = ids((await loadKeys(folder)).jwks.keys);
    expect(kept).toEqual([third, second]);
    expect(await readFile(join(folder, 'keys.json'), 'utf8')).not.toContain(first);
  });

  it('is taken up by a server that runs', async () => {
    const keys = await loadKeys(folder);
    const stop = followKeys(
      folder,
      keys,
      createLog('error', () => {}),
    );
    try {
      const kid = await rotateKey(folder, new Date());
      await vi.waitFor(() => expect(keys.jwks.keys[0].kid).toBe(kid), { timeout: 10_000 });
      expect(keys.jwks.keys).toHaveLength(2);
    } finally {
      stop();
    }
  }, 15_000);
});
