import type { Relationship } from './catalogue.ts';

export interface ForeignKeyRow {
  name: string;
  from: string;
  to: string;
  columns: [string, string][];
  /** The referencing columns are a key of their own, so at most one row points at each target. */
  unique: boolean;
}

/** Each foreign key can be walked both ways. */
export function relationshipsOf(foreignKeys: readonly ForeignKeyRow[]) {
  const all = foreignKeys.flatMap((key): Relationship[] => [
    {
      kind: key.unique ? 'one-to-one' : 'many-to-one',
      constraint: key.name,
      from: key.from,
      to: key.to,
      columns: key.columns,
      owning: true,
    },
    {
      kind: key.unique ? 'one-to-one' : 'one-to-many',
      constraint: key.name,
      from: key.to,
      to: key.from,
      columns: key.columns.map(([from, to]) => [to, from] as const),
      owning: false,
    },
  ]);
  return Map.groupBy(all, (relationship) => relationship.from);
}
