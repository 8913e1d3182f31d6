import { openPools } from '#server/db/pools.ts';
import { databaseUrl, TEMPLATE } from '#server/db/testing-cluster.ts';
import { createLog } from '#server/log.ts';

/** A new database with all our tables and nobody in it. @returns its address */
export async function copyTemplate(clusterUrl: string, name: string): Promise<string> {
  const pools = openPools(clusterUrl, createLog('error'), { api: 1 });
  await pools.owner.query(`create database ${name} template ${TEMPLATE}`);
  await pools.end();
  return databaseUrl(clusterUrl, name);
}
