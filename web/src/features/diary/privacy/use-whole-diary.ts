import type { useDiary } from '../use-diary.ts';
import { openVault, openWords } from '../vault/vault.ts';
import type { ExportedEntry } from './export-files.ts';

/** Reads the diary to its end and opens what is sealed. @throws where a page of it cannot be fetched */
export function useWholeDiary({ owner, entries, query }: ReturnType<typeof useDiary>) {
  return async (): Promise<ExportedEntry[]> => {
    const vault = openVault(owner);
    // What waits on this device is not in the answers of the server.
    const rows = new Map<
      string,
      (typeof entries)[number] | NonNullable<typeof query.data>[number]
    >();
    let more = query.hasNextPage;
    let read = query.data ?? [];
    while (more) {
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
      const next = await query.fetchNextPage();
      if (next.isError) throw next.error;
      read = next.data ?? read;
      more = next.hasNextPage;
    }
    for (const row of [...read, ...entries]) rows.set(row.id, row);
    const all = await Promise.all(
      [...rows.values()].map(async ({ id, occurredAt, sealed, ...row }) => {
        if (sealed === null) return { id, occurredAt, ...row };
        const words = vault && (await openWords(vault, sealed).catch(() => null));
        return words && { id, occurredAt, ...words };
      }),
    );
    return all
      .filter((entry) => entry !== null)
      .toSorted((one, other) => Date.parse(other.occurredAt) - Date.parse(one.occurredAt));
  };
}
