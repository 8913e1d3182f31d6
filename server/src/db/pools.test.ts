import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { openPools } from './pools.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('hands LIMIT_ADMIN_PER_HOUR to every connection of the API', async () => {
  const pools = openPools(database.url, createLog('error'), { adminPerHour: 7 });
  try {
    const { rows } = await pools.api.query<{ hourly: string }>(
      `select current_setting('app.limit_admin_per_hour') as hourly`,
    );
    expect(rows).toEqual([{ hourly: '7' }]);
  } finally {
    await pools.end();
  }
});
