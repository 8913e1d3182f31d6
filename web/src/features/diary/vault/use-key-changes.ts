import { useCallback, useState } from 'react';
import { type DiaryKeys, writeKeys } from '../api/keys.ts';
import { changePassphrase, type MadeKeys, type Opener, openKeys } from '../crypto/diary-keys.ts';
import type { OpenKeys } from '../crypto/seal.ts';
import { lockWhenIdle } from './idle-lock.ts';
import { type Turned, turnDiary } from './turn-diary.ts';
import { lock, unlock } from './vault.ts';

/** Everything that is done with the keys of a diary, each with its progress. */
export function useKeyChanges(owner: string) {
  const [progress, setProgress] = useState<Turned | null>(null);

  const openWith = useCallback(
    async (keys: DiaryKeys, opener: Opener) => {
      unlock(owner, await openKeys(keys, opener));
      lockWhenIdle();
    },
    [owner],
  );

  /** Keys are stored before the first row is sealed: nothing is ever sealed that nobody can open. */
  const begin = useCallback(
    async ({ sealed, keys }: MadeKeys, before: DiaryKeys | null) => {
      const stored = await writeKeys(owner, {
        ...sealed,
        phase: 'sealing',
        revision: before?.revision ?? null,
      });
      unlock(owner, keys);
      lockWhenIdle();
      return stored;
    },
    [owner],
  );

  /** From wherever it was broken off, to its end. */
  const turn = useCallback(
    async (stored: DiaryKeys, keys: OpenKeys) => {
      const to = stored.phase === 'opening' ? 'open' : 'sealed';
      const turned = await turnDiary(owner, keys, to, setProgress);
      setProgress(null);
      await writeKeys(owner, { ...stored, phase: to === 'open' ? 'off' : 'sealed' });
      if (to === 'open') lock();
      return turned;
    },
    [owner],
  );

  const beginOpening = useCallback(
    (keys: DiaryKeys) => writeKeys(owner, { ...keys, phase: 'opening' }),
    [owner],
  );

  const change = useCallback(
    async (keys: DiaryKeys, opener: Opener, next: string) => {
      const { phase, revision } = keys;
      await writeKeys(owner, { ...(await changePassphrase(keys, opener, next)), phase, revision });
    },
    [owner],
  );

  return { progress, openWith, begin, turn, beginOpening, change };
}
