import { loadBackendOf } from '#web/data/backend.ts';
import { DataError, dataOf } from '#web/data/data-error.ts';
import type { RemoteDocument } from '#web/data/outbox/document/offline-document.ts';
import type { Json } from '#domain/database.types.ts';
import { eachPart, type Plan, readParts } from '../plan/plan.ts';

/** The plan of this person's account. */
export const remotePlan = (owner: string): RemoteDocument<Plan> => ({
  async read() {
    const backend = await loadBackendOf(owner);
    const table = backend.from('safety_plans');
    const row = dataOf(await table.select('parts, reviewed_at, revision').maybeSingle());
    if (!row) return null;
    const reviewedAt = row.reviewed_at && new Date(row.reviewed_at).toISOString();
    return { doc: { parts: readParts(row.parts), reviewedAt }, revision: row.revision };
  },

  async write(plan, revision) {
    const backend = await loadBackendOf(owner);
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
  },
});

function asJson({ parts }: Plan): Json {
  return eachPart((id) => {
    const { text, at, earlier } = parts[id];
    return { text, at, earlier: earlier && { text: earlier.text, at: earlier.at } };
  });
}
