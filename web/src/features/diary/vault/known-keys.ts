import { isRecord } from '#web/lib/is-record.ts';
import { readJson, removeItem, writeItem } from '#web/lib/safe-storage.ts';

export const PHASES = ['sealing', 'sealed', 'opening', 'off'] as const;
/** Where a diary stands between open and sealed. */
export type Phase = (typeof PHASES)[number];

/** What this device knows without asking: enough to seal, not to open. */
interface KnownKeys {
  phase: Phase;
  publicKey: string;
}

const keyOf = (owner: string) => `remanso.diary.${owner}`;

export function knownKeys(owner: string): KnownKeys | null {
  return readJson(keyOf(owner), (value) => {
    if (!isRecord(value) || typeof value['publicKey'] !== 'string') return null;
    const phase = PHASES.find((known) => known === value['phase']);
    return phase ? { phase, publicKey: value['publicKey'] } : null;
  });
}

export function rememberKeys(owner: string, keys: KnownKeys | null): void {
  if (keys === null) removeItem(keyOf(owner));
  else writeItem(keyOf(owner), JSON.stringify({ phase: keys.phase, publicKey: keys.publicKey }));
}

/** Whether what is written now must be sealed. */
export function mustSeal(phase: Phase | undefined): boolean {
  return phase === 'sealing' || phase === 'sealed';
}
