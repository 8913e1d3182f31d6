import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenKeys } from '../crypto/seal.ts';
import { type Draft, dropDraft, isDraftStored, keepDraft, loadDraft } from './draft-storage.ts';

/**
 * What is being written, kept at every keystroke for the person who was here when the editor opened:
 * if the session ends meanwhile, the last words are still theirs.
 * @param begin the draft where nothing was begun before
 */
export function useEntryDraft(
  id: string,
  givenOwner: string,
  keys: OpenKeys | null,
  begin: () => Draft,
) {
  const [owner] = useState(givenOwner);
  const [first] = useState(begin);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isRestored, setRestored] = useState(false);
  const [isKept, setKept] = useState(true);
  /** Two changes before the next drawing are both in it. */
  const latest = useRef<Draft | null>(null);

  useEffect(() => {
    let current = true;
    void loadDraft(id, owner, keys).then((found) => {
      if (!current) return;
      if (latest.current !== null) return;
      latest.current = found ?? first;
      setDraft(latest.current);
      setRestored(found !== null);
    });
    return () => {
      current = false;
    };
  }, [id, owner, keys, first]);

  const change = useCallback(
    (fields: Partial<Draft>) => {
      const next = { ...(latest.current ?? first), ...fields };
      latest.current = next;
      setDraft(next);
      keepDraft(id, owner, next, keys);
      setKept(isDraftStored(id, owner));
    },
    [id, owner, keys, first],
  );

  const drop = useCallback(() => dropDraft(id, owner), [id, owner]);

  return { draft, change, drop, isRestored, isKept };
}
