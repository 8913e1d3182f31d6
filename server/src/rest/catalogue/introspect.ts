import type pg from 'pg';
import type { Catalogue, Column, Table } from './catalogue.ts';
import { INTROSPECT_SQL } from './introspect-sql.ts';
import { type ForeignKeyRow, relationshipsOf } from './relationships.ts';
import { type RoutineRow, routineOf } from './routines.ts';

interface Description {
  tables: (Omit<Table, 'columns'> & { columns: Column[] })[];
  foreignKeys: ForeignKeyRow[];
  routines: RoutineRow[];
  enums: Record<string, string[]>;
}

function byName(columns: Column[]): Map<string, Column> {
  return new Map(columns.map((column) => [column.name, column]));
}

/** Reads what schema `public` holds. Needs no right beyond connecting. */
export async function introspect(pool: pg.Pool): Promise<Catalogue> {
  const client = await pool.connect();
  let text: string;
  try {
    await client.query(`begin read only; set local search_path = ''`);
    const result = await client.query<{ catalogue: string }>(INTROSPECT_SQL);
    await client.query('commit');
    text = result.rows[0]?.catalogue ?? '{}';
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
  const description = JSON.parse(text) as Description;
  const tables = new Map<string, Table>(
    description.tables.map((table) => [table.name, { ...table, columns: byName(table.columns) }]),
  );
  return {
    tables,
    relationships: relationshipsOf(description.foreignKeys),
    routines: Map.groupBy(
      description.routines.map((row) => routineOf(row, tables)),
      (routine) => routine.name,
    ),
    enums: new Map(Object.entries(description.enums)),
  };
}
