import { loadBackend } from '#web/data/backend.ts';
import { DataError, dataOf } from '#web/data/data-error.ts';
import type { Json } from '#domain/database.types.ts';
import { mergePlans } from '../plan/merge-plan.ts';
import { acceptPlan, keptPlan } from '../plan/plan-store.ts';
import { eachPart, isEmptyPlan, PART_IDS, type Plan, readParts } from '../plan/plan.ts';

const COLUMNS = 'parts, reviewed_at, revision';
/** Each round lost means that another device wrote in between. */
const MAX_ROUNDS = 5;

/**
 * Makes the device's plan and the account's one. The account is written only over the revision that
 * was read, so of two devices none overwrites the other.
 * @throws {DataError} when the account could not be reached; the device keeps everything
 */
export async function syncPlan(owner: string): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { plan: mine, base } = keptPlan(owner);
    const row = await readRow();
    if (!row && isEmptyPlan(mine) && PART_IDS.every((id) => mine.parts[id].at === '')) return;
    const theirs = row && planOfRow(row);
    const agreed = theirs ? mergePlans(mine, base, theirs) : mine;
    const same = theirs !== null && samePlan(agreed, theirs);
    if (same || (await writeRow(agreed, row?.revision ?? null))) {
      acceptPlan(
        owner,
        eachPart((id) => mine.parts[id].at),
        agreed,
      );
      return;
    }
  }
  throw new DataError('busy', 'the plan changed at every attempt', 0);
}

type Row = { parts: unknown; reviewed_at: string | null; revision: number };

async function readRow(): Promise<Row | null> {
  const backend = await loadBackend();
  return dataOf(await backend.from('safety_plans').select(COLUMNS).maybeSingle());
}

function planOfRow(row: Row): Plan {
  const reviewedAt = row.reviewed_at && new Date(row.reviewed_at).toISOString();
  return { parts: readParts(row.parts), reviewedAt };
}

/** False when another device was faster. */
async function writeRow(plan: Plan, revision: number | null): Promise<boolean> {
  const backend = await loadBackend();
  const table = backend.from('safety_plans');
  const row = { parts: asJson(plan), reviewed_at: plan.reviewedAt };
  if (revision === null) {
    const { error, status } = await table.insert({ ...row, revision: 1 });
    if (!error) return true;
    if (error.code === '23505') return false;
    throw new DataError(error.code || 'network', error.message, status);
  }
  const written = dataOf(
    await table
      .update({ ...row, revision: revision + 1 })
      .eq('revision', revision)
      .select('revision'),
  );
  return written.length > 0;
}

function asJson({ parts }: Plan): Json {
  return eachPart((id) => {
    const { text, at, earlier } = parts[id];
    return { text, at, earlier: earlier && { text: earlier.text, at: earlier.at } };
  });
}

function samePlan(one: Plan, other: Plan): boolean {
  return (
    JSON.stringify(asJson(one)) === JSON.stringify(asJson(other)) &&
    one.reviewedAt === other.reviewedAt
  );
}
