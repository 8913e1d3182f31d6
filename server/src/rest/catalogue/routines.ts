import type { Column, Routine, RoutineParameter, RowShape, Table } from './catalogue.ts';

/** A row of pg_proc as the introspection prints it. */
export interface RoutineRow {
  name: string;
  names: string[];
  /** Null when every argument goes in. i in, o out, b both, v variadic, t column of a table. */
  modes: string[] | null;
  types: string[];
  inputs: number;
  defaults: number;
  variadic: boolean;
  set: boolean;
  returnType: string;
  returnKind: string;
  returnTable: string | null;
  returnColumns: Column[] | null;
  volatile: boolean;
  comment: string | null;
  grants: string[];
}

function parametersOf(row: RoutineRow): RoutineParameter[] {
  const inputs = row.types
    .map((type, i) => ({ type, name: row.names[i] ?? '', mode: row.modes?.[i] ?? 'i' }))
    .filter(({ mode }) => mode === 'i' || mode === 'b' || mode === 'v');
  return inputs.map(({ name, type, mode }, i) => ({
    name,
    type,
    required: i < row.inputs - row.defaults && mode !== 'v',
    variadic: mode === 'v',
  }));
}

/** `returns table (…)` and out parameters, also when there is only one. */
function outColumns(row: RoutineRow): Column[] {
  return row.types.flatMap((type, i) => {
    const mode = row.modes?.[i] ?? 'i';
    if (mode !== 'o' && mode !== 'b' && mode !== 't') return [];
    const name = row.names[i] || `column${i + 1}`;
    return [{ name, type, nullable: true, default: null, readOnly: true, comment: null }];
  });
}

function returnsOf(row: RoutineRow, tables: ReadonlyMap<string, Table>): Routine['returns'] {
  if (row.returnType === 'void') return { kind: 'void' };
  const table = row.returnTable === null ? undefined : tables.get(row.returnTable);
  if (table) return { kind: 'rows', set: row.set, shape: table, table: table.name };
  const columns = row.returnColumns ?? outColumns(row);
  if (columns.length === 0) return { kind: 'scalar', set: row.set, type: row.returnType };
  const shape: RowShape = {
    name: row.name,
    columns: new Map(columns.map((column) => [column.name, column])),
  };
  return { kind: 'rows', set: row.set, shape, table: null };
}

export function routineOf(row: RoutineRow, tables: ReadonlyMap<string, Table>): Routine {
  return {
    name: row.name,
    parameters: parametersOf(row),
    returns: returnsOf(row, tables),
    volatile: row.volatile,
    comment: row.comment,
    grants: row.grants,
  };
}
