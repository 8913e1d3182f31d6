import { isRecord } from '#web/lib/is-record.ts';

export interface Identified {
  /** Made by the client, so that sending it twice is once. */
  readonly id: string;
}

/** What can be done to a list, in the form in which it waits in the outbox. */
export type ListChange<Row extends Identified> =
  /** Something new, or something whose deletion is undone; what is there already stays as it is. */
  | { type: 'add'; row: Row }
  /** All of it as it is now; the last device to say so wins. */
  | { type: 'save'; row: Row }
  /**
   * Some of its fields; what another device did to the rest stays. `seen` is what was on screen: it
   * comes back with the new words where another device deleted it meanwhile.
   */
  | { type: 'edit'; id: string; fields: Partial<Row>; seen?: Row }
  | { type: 'delete'; id: string };

export interface ListRules<Row extends Identified> {
  /** A row as this version knows it, without what else came with it; null for anything else. */
  schema: (value: unknown) => Row | null;
  /** As the server gives them. */
  order: (one: Row, other: Row) => number;
}

export function idOf<Row extends Identified>(change: ListChange<Row>): string {
  return 'row' in change ? change.row.id : change.id;
}

/** The list after a change. Repeating a change changes nothing more. */
export function applyChange<Row extends Identified>(
  rows: readonly Row[],
  change: ListChange<Row>,
  { schema, order }: ListRules<Row>,
): readonly Row[] {
  const id = idOf(change);
  const others = rows.filter((row) => row.id !== id);
  if (change.type === 'delete') return others;
  const known = rows.find((row) => row.id === id);
  if (known && change.type === 'add') return rows;
  const after =
    change.type === 'edit' ? schema({ ...(known ?? change.seen), ...change.fields }) : change.row;
  return after ? [after, ...others].toSorted(order) : rows;
}

/** Reads a change that may have been kept by an older version. Null: nobody can tell what it was. */
export function readChange<Row extends Identified>(
  payload: unknown,
  { schema }: Pick<ListRules<Row>, 'schema'>,
): ListChange<Row> | null {
  if (!isRecord(payload)) return null;
  const { type, id, fields } = payload;
  if (type === 'add' || type === 'save') {
    const row = schema(payload['row']);
    return row && { type, row };
  }
  if (typeof id !== 'string') return null;
  if (type === 'delete') return { type, id };
  if (type !== 'edit' || !areFields<Row>(fields)) return null;
  const seen = schema(payload['seen']);
  if (seen === null) return payload['seen'] === undefined ? { type, id, fields } : null;
  return schema({ ...seen, ...fields }) && { type, id, fields, seen };
}

function areFields<Row>(value: unknown): value is Partial<Row> {
  return isRecord(value);
}
