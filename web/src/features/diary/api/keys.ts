import { queryOptions } from '@tanstack/react-query';
import { loadBackendOf } from '#web/data/backend.ts';
import { DataError, dataOf } from '#web/data/data-error.ts';
import { queryClient, staleTimes } from '#web/data/query-client.ts';
import type { SealedKeys } from '../crypto/diary-keys.ts';
import { type Phase, PHASES, rememberKeys } from '../vault/known-keys.ts';

/** The keys of a diary as the account has them, and whether it is sealed. */
export interface DiaryKeys extends SealedKeys {
  phase: Phase;
  revision: number;
}

/** Null: this diary was never sealed. They lie on the device too, so that it opens without network. */
export function keysQuery(userId: string) {
  return queryOptions({
    queryKey: ['diary', userId, 'keys'],
    queryFn: () => readKeys(userId),
    staleTime: staleTimes.critical,
    meta: { offline: true },
  });
}

/** @throws {DataError} */
export async function readKeys(owner: string): Promise<DiaryKeys | null> {
  const backend = await loadBackendOf(owner);
  const row = dataOf(
    await backend
      .from('diary_keys')
      .select('phase, salt, cost, by_passphrase, by_recovery, public_key, private_key, revision')
      .maybeSingle(),
  );
  const phase = PHASES.find((known) => known === row?.phase);
  const keys = row &&
    phase && {
      phase,
      salt: row.salt,
      cost: row.cost,
      byPassphrase: row.by_passphrase,
      byRecovery: row.by_recovery,
      publicKey: row.public_key,
      privateKey: row.private_key,
      revision: row.revision,
    };
  rememberKeys(owner, keys ?? null);
  return keys ?? null;
}

/**
 * Stores keys or a phase over what was read.
 * @throws {DataError} `changed` where another device did so meanwhile
 */
export async function writeKeys(
  owner: string,
  { revision, ...keys }: Omit<DiaryKeys, 'revision'> & { revision: number | null },
): Promise<DiaryKeys> {
  const backend = await loadBackendOf(owner);
  const row = {
    phase: keys.phase,
    salt: keys.salt,
    cost: keys.cost,
    by_passphrase: keys.byPassphrase,
    by_recovery: keys.byRecovery,
    public_key: keys.publicKey,
    private_key: keys.privateKey,
    revision: (revision ?? 0) + 1,
  };
  const table = backend.from('diary_keys');
  const written = dataOf(
    revision === null
      ? await table.insert(row).select('revision')
      : await table.update(row).eq('revision', revision).select('revision'),
  );
  if (written.length === 0) throw new DataError('changed', 'another device was faster', 409);
  const stored = { ...keys, revision: row.revision };
  rememberKeys(owner, stored);
  queryClient.setQueryData(keysQuery(owner).queryKey, stored);
  return stored;
}
