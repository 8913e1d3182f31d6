import { useCallback, useEffect, useMemo, useState } from 'react';
import { dropPhoto, keepPhoto, readKeptPhoto } from './photo-store.ts';
import { shrinkPhoto } from './shrink.ts';
import { useVault } from '../vault/use-vault.ts';

type Problem = 'unreadable' | 'no-room';

/** The photo of an entry on this device, as an address to show it. */
export function usePhoto(owner: string, entryId: string) {
  const vault = useVault(owner);
  const keys = vault?.keys ?? null;
  const [photo, setPhoto] = useState<Blob | null>(null);
  const address = useMemo(() => photo && URL.createObjectURL(photo), [photo]);
  const [problem, setProblem] = useState<Problem | null>(null);

  useEffect(() => {
    let current = true;
    void readKeptPhoto(owner, entryId, keys).then((found) => current && setPhoto(found));
    return () => {
      current = false;
    };
  }, [owner, entryId, keys]);

  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address);
    },
    [address],
  );

  const choose = useCallback(
    async (file: File) => {
      setProblem(null);
      const small = await shrinkPhoto(file).catch(() => null);
      if (small === null) {
        setProblem('unreadable');
        return;
      }
      try {
        await keepPhoto(owner, entryId, small, keys);
        setPhoto(small);
      } catch {
        setProblem('no-room');
      }
    },
    [owner, entryId, keys],
  );

  const remove = useCallback(async () => {
    setPhoto(null);
    await dropPhoto(owner, entryId);
  }, [owner, entryId]);

  return { address, problem, choose, remove };
}
