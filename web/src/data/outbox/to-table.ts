import type { Database } from '#domain/database.types.ts';
import type { Identified, ListChange } from './list-change.ts';

type Tables = Database['public']['Tables'];

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;

type Value<T> = T extends readonly (infer Item)[] ? Item[] : T;

/** A row of a feature as the columns of its table: `occurredAt` stands in `occurred_at`. */
type Columns<Row> = { [Name in keyof Row & string as Snake<Name>]: Value<Row[Name]> };

/** The tables that can take every field of a row, each in the column of its name. */
export type TableFor<Row> = {
  [Name in keyof Tables]: Columns<Row> extends Tables[Name]['Insert']
    ? keyof Columns<Row> extends keyof Tables[Name]['Insert']
      ? Name
      : never
    : never;
}[keyof Tables];

/** Brings the changes of a list to the table of the same shape; safe to repeat. */
export function toTable<Row extends Identified>(table: TableFor<Row>) {
  return async (change: ListChange<Row>, owner: string): Promise<void> => {
    const { sendToTable } = await import('./send-to-table.ts');
    await sendToTable(table, change, owner);
  };
}
