import type { Catalogue, RowShape, Table } from '../catalogue/catalogue.ts';
import type { Field } from '../parse/ast.ts';
import { DataApiError } from '../respond/data-api-error.ts';
import { errors } from '../respond/errors.ts';
import { suggestion } from '../respond/suggestion.ts';
import { quoteTable } from '../sql/quote.ts';
import type { ColumnRef } from './read-plan.ts';

/** Types that a select may cast to. A closed list: some casts would reveal what lies outside. */
const CASTS: ReadonlySet<string> = new Set(
  `text varchar bool boolean int2 int4 int8 smallint integer int bigint numeric decimal float4 float8
   real uuid date time timetz timestamp timestamptz interval json jsonb`.split(/\s+/u),
);

export function findTable(catalogue: Catalogue, name: string): Table {
  const table = catalogue.tables.get(name);
  if (table) return table;
  const close = suggestion(name, catalogue.tables.keys());
  throw new DataApiError(
    404,
    'PGRST205',
    `Could not find the table 'public.${name}' in the schema cache`,
    null,
    close && `Perhaps you meant the table 'public.${close}'`,
  );
}

export function resolveField(shape: RowShape, field: Field): ColumnRef {
  const column = shape.columns.get(field.name);
  if (!column) throw errors.unknownColumn(shape.name, field.name);
  return { column, path: field.path };
}

/** SQL of the type to cast to. */
export function resolveCast(catalogue: Catalogue, cast: string | null): string | null {
  if (cast === null) return null;
  const array = cast.endsWith('[]');
  const name = array ? cast.slice(0, -2) : cast;
  const isEnum = catalogue.enums.has(name);
  if (!isEnum && name !== 'double precision' && !CASTS.has(name)) throw errors.unknownType(cast);
  return `${isEnum ? quoteTable(name) : name}${array ? '[]' : ''}`;
}
