import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSignature } from '#server/db/sealed/signature.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { createKeys } from '#server/keys.ts';
import { sealSignatures } from './seal-signatures.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

it('seals for its person what was kept as an image, once', async () => {
  const keys = createKeys();
  for (let count = 0; count < 25; count += 1) {
    const { id } = await db.createUser();
    await db.giveConsent(id);
  }
  const kept = async () => {
    const { rows } = await db.pools.owner.query<{ user_id: string; digital_signature: string }>(
      'select user_id, digital_signature from public.legal_consent_records order by id',
    );
    return rows;
  };
  const before = await kept();
  await sealSignatures(db.pools.owner, keys);
  const after = await kept();
  expect(after.every((row) => row.digital_signature.startsWith('v1.'))).toBe(true);
  expect(after.map((row) => openSignature(keys, row.user_id, row.digital_signature))).toEqual(
    before.map((row) => row.digital_signature),
  );
  await sealSignatures(db.pools.owner, keys);
  expect(await kept()).toEqual(after);
});
