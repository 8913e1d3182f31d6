import { FACTOR_KINDS, type FactorKind } from '#domain/mood/factors/factors.ts';
import { isRecord } from '#web/lib/is-record.ts';

/** A factor of a person's own. */
export interface OwnFactor {
  id: string;
  name: string;
  kind: FactorKind;
  /** What an amount is counted in. */
  unit: string | null;
  /** ISO 8601. */
  addedAt: string;
}

export function readOwnFactor(value: unknown): OwnFactor | null {
  if (!isRecord(value)) return null;
  const { id, name, unit, addedAt } = value;
  const kind = FACTOR_KINDS.find((known) => known === value['kind']);
  return typeof id === 'string' &&
    typeof name === 'string' &&
    kind !== undefined &&
    (unit === null || typeof unit === 'string') &&
    typeof addedAt === 'string'
    ? { id, name, kind, unit, addedAt }
    : null;
}
