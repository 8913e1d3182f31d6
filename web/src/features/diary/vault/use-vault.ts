import { useEffect, useState, useSyncExternalStore } from 'react';
import type { EntryRow, EntryWords } from '../diary-entry.ts';
import { onVaultChange, openVault, openWords } from './vault.ts';

/** The open diary of this person; null while it is locked, or was never sealed. */
export function useVault(owner: string) {
  return useSyncExternalStore(
    onVaultChange,
    () => openVault(owner),
    () => null,
  );
}

/** `locked`: sealed, and not open here. `broken`: sealed with another key. */
type Reading = 'open' | 'opening' | 'locked' | 'broken';

export type Opened<Row> = Row & { reading: Reading };

const AT_ONCE = 40;
const BROKEN: unique symbol = Symbol('broken');

/** Rows with their words, sealed or not: whoever reads them need not know which. */
export function useOpened<Row extends EntryWords & Pick<EntryRow, 'sealed'>>(
  owner: string,
  rows: readonly Row[],
): Opened<Row>[] {
  const vault = useVault(owner);
  const [, setCount] = useState(0);
  const [broken] = useState(() => new Map<string, typeof BROKEN>());

  useEffect(() => {
    if (vault === null) return undefined;
    const work = { isCurrent: true };
    const unread = rows.flatMap(({ sealed }) =>
      sealed !== null && !vault.opened.has(sealed) && !broken.has(sealed) ? [sealed] : [],
    );
    const read = async () => {
      for (let at = 0; at < unread.length && work.isCurrent; at += AT_ONCE) {
        // In portions, so that the first ones are on screen while the rest opens.
        // oxlint-disable-next-line no-await-in-loop
        await Promise.all(
          unread.slice(at, at + AT_ONCE).map((sealed) =>
            openWords(vault, sealed).catch(() => {
              broken.set(sealed, BROKEN);
            }),
          ),
        );
        if (work.isCurrent) setCount((count) => count + 1);
      }
    };
    void read();
    return () => {
      work.isCurrent = false;
    };
  }, [vault, rows, broken]);

  return rows.map((row): Opened<Row> => {
    if (row.sealed === null) return { ...row, reading: 'open' };
    if (vault === null) return { ...row, reading: 'locked' };
    const words = vault.opened.get(row.sealed);
    if (words) return { ...row, ...words, reading: 'open' };
    return { ...row, reading: broken.has(row.sealed) ? 'broken' : 'opening' };
  });
}
