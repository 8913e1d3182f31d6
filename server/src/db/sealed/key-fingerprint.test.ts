import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { requireSameKeys } from './key-fingerprint.ts';
import { addKey, signWithNewKey } from '#server/key-rotation.ts';
import { createKeys, KeysError, loadKeys } from '#server/keys.ts';

let db: TestDatabase;
let folder = '';
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fingerprint-'));
  await db.pools.owner.query('delete from private.installation');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const check = (keys: { sealingKey: string }) => requireSameKeys(db.pools.owner, keys, folder);

it('takes the file of the first start, also when it was rotated since', async () => {
  await check(await loadKeys(folder));
  await addKey(folder, new Date(Date.now() - 60_000));
  await signWithNewKey(folder, new Date());
  await expect(check(await loadKeys(folder))).resolves.toBeUndefined();
});

it('refuses another file and says what to do', async () => {
  await check(await loadKeys(folder));
  const refused = check(createKeys());
  await expect(refused).rejects.toThrow(KeysError);
  await expect(refused).rejects.toThrow(
    `The keys.json in ${folder} is not the one of this database`,
  );
});

it('lets one of several first starts with different files through', async () => {
  const starts = await Promise.allSettled(Array.from({ length: 5 }, () => check(createKeys())));
  expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('keeps nothing of the key and shows the row to no role of the API', async () => {
  const keys = await loadKeys(folder);
  await check(keys);
  const { rows } = await db.pools.owner.query('select * from private.installation');
  expect(JSON.stringify(rows)).not.toContain(keys.sealingKey);
  const { id } = await db.createUser();
  const read = (who: string | null) =>
    db.asUser(who, (client) => client.query('select from private.installation'));
  await expect(read(id)).rejects.toMatchObject({ code: '42501' });
  await expect(read(null)).rejects.toMatchObject({ code: '42501' });
});
