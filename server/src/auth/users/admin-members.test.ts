import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { changeAdmin } from './admin-members.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

async function isAdmin(userId: string): Promise<unknown> {
  return db.commitAsUser(userId, async (client) => {
    const { rows } = await client.query('select public.verify_admin_access() as allowed');
    return rows[0]?.allowed;
  });
}

describe('changeAdmin', () => {
  it('decides what verify_admin_access says', async () => {
    const { id, email } = await db.createUser();
    expect(await isAdmin(id)).toBe(false);
    expect(await changeAdmin(db.pools.owner, 'grant', ` ${email.toUpperCase()} `)).toBe('granted');
    expect(await changeAdmin(db.pools.owner, 'grant', email)).toBe('unchanged');
    expect(await isAdmin(id)).toBe(true);
    expect(await changeAdmin(db.pools.owner, 'revoke', email)).toBe('revoked');
    expect(await isAdmin(id)).toBe(false);
  });

  it('says when nobody has the address', async () => {
    expect(await changeAdmin(db.pools.owner, 'grant', 'nobody@example.test')).toBe('unknown');
  });
});
