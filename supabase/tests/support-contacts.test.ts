import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, type TestUser } from '#server/db/testing.ts';
import { CLOSENESS, GOOD_FOR } from '#domain/support/contact.ts';
import { describePolicies } from './policy-matrix.ts';

describePolicies({
  table: 'public.support_contacts',
  row: async () => ({ name: 'Marta', closeness: 'close' }),
  insert: true,
  update: ['note', 'Contesta por la tarde'],
  delete: true,
});

describe('support_contacts', () => {
  let db: TestDatabase;
  let ana: TestUser;
  beforeAll(async () => {
    db = await createTestDatabase();
    ana = await db.createUser();
    await db.giveConsent(ana.id);
  });
  afterAll(() => db.drop());

  const insert = (column: string, value: unknown) => (client: PoolClient) => {
    const row = { name: 'Marta', closeness: 'close', [column]: value };
    const columns = Object.keys(row);
    return client.query(
      `insert into public.support_contacts (${columns.join()}) values (${columns.map((_, at) => `$${at + 1}`).join()})`,
      Object.values(row),
    );
  };

  it.each([
    ['no name', 'name', '  '],
    ['a ring it does not know', 'closeness', 'next door'],
    ['a full turn', 'angle', 360],
    ['a number that no phone takes', 'phone', 'javascript:alert(1)'],
    ['a gift it does not know', 'good_for', ['magic']],
    ['a note beyond 500', 'note', 'a'.repeat(501)],
  ])('refuses %s', async (_what, column, value) => {
    await expect(db.asUser(ana.id, insert(column, value))).rejects.toMatchObject({ code: '23514' });
  });

  it.each(['+52 55 5533 5533', '*4141', '(011) 5275-1135'])('takes %s', async (phone) => {
    expect((await db.asUser(ana.id, insert('phone', phone))).rowCount).toBe(1);
  });

  it('knows the rings and gifts that the screen offers', () => {
    const sql = readFileSync(
      join(import.meta.dirname, '../migrations/20261121005100_support_contacts.sql'),
      'utf8',
    );
    const listed = (start: string) =>
      [
        ...(sql
          .split(start)[1]
          ?.split(')')[0]
          ?.matchAll(/'(\w+)'/g) ?? []),
      ].map(([, id]) => id);
    expect(listed('closeness in (')).toEqual([...CLOSENESS]);
    expect(listed('good_for <@ array[')).toEqual([...GOOD_FOR]);
  });
});
