import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { databaseUrl, startTestCluster, TEMPLATE } from '#server/db/testing-cluster.ts';
import { introspect } from '#server/rest/catalogue/introspect.ts';
import { renderDatabaseTypes } from './database-types/render.ts';

/** Migrates a scratch database and writes down what the Data API finds in it. */
const target = fileURLToPath(new URL('../domain/database.types.ts', import.meta.url));
const cluster = await startTestCluster();
const pool = new Pool({ connectionString: databaseUrl(cluster.url, TEMPLATE) });
// The cluster may stop before the last connection has closed; that is no error here.
pool.on('error', () => {});
try {
  await writeFile(target, renderDatabaseTypes(await introspect(pool)));
  console.log(`Wrote ${target}`);
} finally {
  await pool.end();
  await cluster.stop();
}
