import type { Database } from '#domain/database.types.ts';
import { type Layer, readMix } from '#domain/ambient/mix.ts';
import { isRecord } from '#web/lib/is-record.ts';

type Row = Database['public']['Tables']['ambient_mixes']['Row'];

export const MIX_COLUMNS = 'id, name, mix, kept_at';

/** A mix that its person keeps under a name. */
export interface KeptMix {
  id: string;
  name: string;
  mix: readonly Layer[];
  /** ISO 8601. */
  keptAt: string;
}

export function mixOfRow(row: Pick<Row, 'id' | 'name' | 'mix' | 'kept_at'>): KeptMix | null {
  return readKeptMix({ id: row.id, name: row.name, mix: row.mix, keptAt: row.kept_at });
}

/** Reads what was kept on this device; null when it is no mix any more. */
export function readKeptMix(value: unknown): KeptMix | null {
  if (!isRecord(value)) return null;
  const { id, name, keptAt } = value;
  const mix = readMix(value['mix']);
  if (typeof id !== 'string' || typeof name !== 'string' || typeof keptAt !== 'string') return null;
  return mix && { id, name, mix, keptAt };
}
