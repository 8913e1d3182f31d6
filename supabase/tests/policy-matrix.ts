import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withScope } from '#server/db/scope.ts';
import { createTestDatabase, type TestDatabase, type TestUser } from '#server/db/testing.ts';

/** What one table lets its owner do; everybody else may do nothing with the row. */
export interface TableRights {
  table: string;
  /** Columns of a valid row besides `user_id`; foreign rows may be made first, as the owner role. */
  row: (client: PoolClient, userId: string) => Promise<Record<string, unknown>>;
  /** Column and new value of an update that the owner may do; absent: no update at all. */
  update?: [column: string, value: unknown];
  /** Whether the owner may insert that row through the API (without naming `user_id`). */
  insert: boolean;
  delete: boolean;
  /** False where a person sees own rows also before consenting. */
  needsConsent?: boolean;
  /** True where an account brings the row along. */
  comesWithAccount?: boolean;
}

const DENIED = { code: '42501' };

// Which questions a table gets follows from its rights, not from what a test finds.
// oxlint-disable vitest/no-conditional-tests
/** Runs the questions that every table has to answer: owner, other person, anonymous, no consent, service. */
export function describePolicies(rights: TableRights): void {
  const { table } = rights;
  const needsConsent = rights.needsConsent ?? true;

  describe(`policies of ${table}`, () => {
    let db: TestDatabase;
    let owner: TestUser;
    let other: TestUser;
    let newcomer: TestUser;

    beforeAll(async () => {
      db = await createTestDatabase();
      [owner, other, newcomer] = [
        await db.createUser(),
        await db.createUser(),
        await db.createUser(),
      ];
      await db.giveConsent(owner.id);
      await db.giveConsent(other.id);
      for (const person of [owner, newcomer]) await seed(person.id);
    });
    afterAll(() => db.drop());

    async function seed(userId: string): Promise<void> {
      if (rights.comesWithAccount) return;
      const client = await db.pools.owner.connect();
      try {
        const row = { ...(await rights.row(client, userId)), user_id: userId };
        await insertRow(client, table, row);
      } finally {
        client.release();
      }
    }

    const seen = async (client: PoolClient) =>
      (await client.query(`select user_id from ${table}`)).rows.map((row) => row.user_id);
    const change = (column: string, value: unknown) => async (client: PoolClient) =>
      (await client.query(`update ${table} set ${column} = $1`, [value])).rowCount;
    const remove = async (client: PoolClient) =>
      (await client.query(`delete from ${table}`)).rowCount;

    const insert =
      (userId: string, extra: Record<string, unknown> = {}) =>
      async (client: PoolClient) => {
        await insertRow(client, table, { ...(await rights.row(client, userId)), ...extra });
        return (await seen(client)).length;
      };

    it('the owner sees the own rows and no others', async () => {
      expect(new Set(await db.asUser(owner.id, seen))).toEqual(new Set([owner.id]));
    });

    it('another person sees nothing of it', async () => {
      expect(await db.asUser(other.id, seen)).not.toContain(owner.id);
    });

    it('a visitor is refused', async () => {
      await expect(db.asUser(null, seen)).rejects.toMatchObject(DENIED);
      await expect(db.asUser(null, remove)).rejects.toMatchObject(DENIED);
    });

    it('before consenting a person sees what the table says', async () => {
      const rows = await db.asUser(newcomer.id, seen);
      expect(rows).toEqual(needsConsent ? [] : [newcomer.id]);
    });

    it('the service sees everybody', async () => {
      const rows = await withScope(db.pools, { role: 'service_role', claims: {} }, seen);
      expect(rows).toEqual(expect.arrayContaining([owner.id, newcomer.id]));
    });

    it('nobody inserts in the name of another person', async () => {
      const attempt = db.asUser(owner.id, insert(owner.id, { user_id: other.id }));
      await expect(attempt).rejects.toMatchObject(DENIED);
    });

    if (rights.insert) {
      it('the owner inserts, with consent', async () => {
        expect(await db.asUser(owner.id, insert(owner.id))).toBe(2);
        const early = db.asUser(newcomer.id, insert(newcomer.id));
        await expect(early).rejects.toMatchObject(DENIED);
      });
    } else {
      it('not even the owner inserts', async () => {
        await expect(db.asUser(owner.id, insert(owner.id))).rejects.toMatchObject(DENIED);
      });
    }

    if (rights.update) {
      const allowed = change(...rights.update);
      it('the owner alone updates, and gives the row to nobody', async () => {
        expect(await db.asUser(owner.id, allowed)).toBe(1);
        expect(await db.asUser(newcomer.id, allowed)).toBe(0);
        const given = db.asUser(owner.id, change('user_id', other.id));
        await expect(given).rejects.toMatchObject(DENIED);
      });
    } else {
      it('nobody updates', async () => {
        const touch = db.asUser(owner.id, change('updated_at', new Date()));
        await expect(touch).rejects.toMatchObject(DENIED);
      });
    }

    if (rights.delete) {
      it('the owner alone deletes', async () => {
        expect(await db.asUser(owner.id, remove)).toBe(1);
        expect(await db.asUser(newcomer.id, remove)).toBe(0);
        expect(await db.asUser(other.id, remove)).toBe(0);
      });
    } else {
      it('nobody deletes', async () => {
        await expect(db.asUser(owner.id, remove)).rejects.toMatchObject(DENIED);
      });
    }
  });
}

/** Names and values come from the test files, not from people. */
export async function insertRow(
  client: PoolClient,
  table: string,
  row: Record<string, unknown>,
): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await client.query(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
}
