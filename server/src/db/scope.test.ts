import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withScope } from './scope.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

describe('withScope', () => {
  it('gives the query the role and the claims of the person', async () => {
    const user = await db.createUser();
    const claims = { sub: user.id, email: "o'hara\\@example.test" };
    const row = await withScope(db.pools, { role: 'authenticated', claims }, async (client) => {
      const { rows } = await client.query(
        'select current_user as role, auth.uid(), auth.email(), auth.role() as claimed',
      );
      return rows[0];
    });
    expect(row).toEqual({
      role: 'authenticated',
      uid: user.id,
      email: claims.email,
      claimed: 'authenticated',
    });
  });

  it('leaves nothing of it on the connection', async () => {
    const user = await db.createUser();
    await db.commitAsUser(user.id, async () => {});
    const { rows } = await db.pools.api
      .query('select current_user as role, auth.uid()')
      .catch((error: Error) => ({ rows: [error.message] }));
    // authenticator may not even see the schema: it owns no rights without a role.
    expect(rows[0]).toMatch(/permission denied/);
  });

  it('refuses a role outside the list', async () => {
    const scope = { role: 'postgres', claims: {} };
    // @ts-expect-error what arrives in a token is not typed
    await expect(withScope(db.pools, scope, async () => 1)).rejects.toThrow(TypeError);
  });

  it('rolls back when the work throws, and gives the connection back', async () => {
    const user = await db.createUser();
    for (let round = 0; round < 30; round += 1) {
      await expect(
        db.commitAsUser(user.id, async (client) => {
          await client.query("select set_config('x.y', '1', true)");
          throw new Error('no');
        }),
      ).rejects.toThrow('no');
    }
    expect(
      await db.asUser(user.id, async (client) => (await client.query('select 1')).rowCount),
    ).toBe(1);
  });

  it('says so when a swallowed failure made the commit a rollback', async () => {
    await expect(
      db.commitAsUser(null, async (client) => {
        await client.query('select 1/0').catch(() => {});
      }),
    ).rejects.toThrow('rolled back');
  });

  it('writes nothing when read only', async () => {
    const scope = { role: 'anon' as const, claims: {} };
    const work = withScope(
      db.pools,
      scope,
      (client) => client.query('create temp table t (a int)'),
      { readOnly: true },
    );
    await expect(work).rejects.toMatchObject({ code: '25006' });
  });

  it('cancels the statement when the client goes', async () => {
    const goer = new AbortController();
    const started = Date.now();
    const work = withScope(
      db.pools,
      { role: 'anon', claims: {} },
      (client) => client.query('select pg_sleep(4)'),
      { signal: goer.signal },
    );
    setTimeout(() => goer.abort(new Error('gone')), 100);
    await expect(work).rejects.toThrow('gone');
    expect(Date.now() - started).toBeLessThan(3500);
    await sleep(50);
    const { rows } = await db.pools.owner.query(
      "select 1 from pg_stat_activity where query like '%pg_sleep(4)%' and state = 'active' and pid <> pg_backend_pid()",
    );
    expect(rows).toEqual([]);
  });

  it('ends a statement after five seconds', async () => {
    const work = db.asUser(null, (client) => client.query('select pg_sleep(20)'));
    await expect(work).rejects.toMatchObject({ code: '57014' });
  }, 10_000);
});
