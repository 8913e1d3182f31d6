/**
 * A server that does nothing but write: the real database behind the real pool, 16 writers at
 * once. Prints one JSON line when it is ready, then the id of every row as soon as its commit has
 * come back; who reads them outlives us. Made to be killed.
 *
 *     node bench/durability/writer.ts DATA_DIR FIRST_ID
 */
import { writeSync } from 'node:fs';
import { openDatabase } from '#server/db/database.ts';
import { withScope } from '#server/db/scope.ts';
import { createLog } from '#server/log.ts';

const WRITERS = 16;
const [dataDir = '', firstId = '1'] = process.argv.slice(2);

const log = createLog('error', () => {});
const database = await openDatabase({ dataDir, databaseUrl: undefined }, log, () =>
  process.exit(1),
);
const { pools, url } = database;
await pools.owner.query(`
  create schema if not exists bench;
  grant usage on schema bench to service_role;
  create table if not exists bench.rows (id bigint primary key, body text not null);
  grant select, insert on bench.rows to service_role`);

let nextId = Number(firstId);
writeSync(1, `${JSON.stringify({ url })}\n`);

async function writeForEver(): Promise<never> {
  for (;;) {
    const id = nextId++;
    try {
      await withScope(pools, { role: 'service_role', claims: {} }, (client) =>
        client.query('insert into bench.rows (id, body) values ($1, repeat($2, 20))', [
          id,
          `row ${id} `,
        ]),
      );
      writeSync(1, `${id}\n`);
    } catch {
      // The database is gone or coming back: this row was not acknowledged, try the next one.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

await Promise.all(Array.from({ length: WRITERS }, writeForEver));
