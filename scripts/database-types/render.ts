import type { Catalogue, Column, Routine, Table } from '#server/rest/catalogue/catalogue.ts';
import { key, property, typescriptType } from './typescript-type.ts';

const HEAD = `// Written by scripts/generate-database-types.ts from the migrations. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]
`;

const TAIL = `
type PublicSchema = Database['public']
type TablesAndViews = PublicSchema['Tables'] & PublicSchema['Views']

export type Tables<Name extends keyof TablesAndViews> = TablesAndViews[Name]['Row']
export type TablesInsert<Name extends keyof PublicSchema['Tables']> =
  PublicSchema['Tables'][Name]['Insert']
export type TablesUpdate<Name extends keyof PublicSchema['Tables']> =
  PublicSchema['Tables'][Name]['Update']
export type Enums<Name extends keyof PublicSchema['Enums']> = PublicSchema['Enums'][Name]
`;

/** The text of `domain/database.types.ts`, in the shape that Supabase's own generator writes. */
export function renderDatabaseTypes(catalogue: Catalogue): string {
  const relations = sorted([...catalogue.tables.values()]);
  const tables = relations.filter(({ kind }) => kind === 'table');
  const views = relations.filter(({ kind }) => kind === 'view');
  const routines = [...catalogue.routines].toSorted(([a], [b]) => compare(a, b));
  const enums = [...catalogue.enums].toSorted(([a], [b]) => compare(a, b));
  return `${HEAD}
export type Database = {
  // Lets the official client's types know what the server speaks.
  __InternalSupabase: {
    PostgrestVersion: '13'
  }
  public: {
    Tables: ${block(tables.map((table) => tableLines(catalogue, table)))}
    Views: ${block(views.map((view) => tableLines(catalogue, view)))}
    Functions: ${block(routines.map(([, overloads]) => functionLines(catalogue, overloads)))}
    Enums: ${block(enums.map(([name, labels]) => [`${property(name)}: ${labels.map(key).join(' | ')}`]))}
    CompositeTypes: ${block([])}
  }
}
${TAIL}`;
}

/** Indented members of a section, or the type without any. */
function block(members: string[][]): string {
  if (members.length === 0) return '{\n      [_ in never]: never\n    }';
  return `{\n${members
    .flat()
    .map((line) => `      ${line}`)
    .join('\n')}\n    }`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function sorted<T extends { name: string }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => compare(a.name, b.name));
}

function tableLines(catalogue: Catalogue, table: Table): string[] {
  const columns = sorted([...table.columns.values()]);
  const typed = (column: Column) =>
    `${typescriptType(catalogue, column.type)}${column.nullable ? ' | null' : ''}`;
  const written = (column: Column) => (column.readOnly ? 'never' : typed(column));
  const optional = (column: Column) =>
    column.nullable || column.default !== null || column.readOnly ? '?' : '';
  const shape = (name: string, line: (column: Column) => string) => [
    `  ${name}: {`,
    ...columns.map((column) => `    ${line(column)}`),
    '  }',
  ];
  return [
    `${property(table.name)}: {`,
    ...shape('Row', (column) => `${property(column.name)}: ${typed(column)}`),
    ...shape(
      'Insert',
      (column) => `${property(column.name)}${optional(column)}: ${written(column)}`,
    ),
    ...shape('Update', (column) => `${property(column.name)}?: ${written(column)}`),
    ...relationshipLines(catalogue, table.name).map((line) => `  ${line}`),
    '}',
  ];
}

function relationshipLines(catalogue: Catalogue, table: string): string[] {
  const owned = (catalogue.relationships.get(table) ?? [])
    .filter(({ owning }) => owning)
    .toSorted((a, b) => compare(a.constraint, b.constraint));
  if (owned.length === 0) return ['Relationships: []'];
  const list = (names: readonly string[]) => `[${names.map(key).join(', ')}]`;
  return [
    'Relationships: [',
    ...owned.flatMap((relationship) => [
      '  {',
      `    foreignKeyName: ${key(relationship.constraint)}`,
      `    columns: ${list(relationship.columns.map(([ours]) => ours))}`,
      `    isOneToOne: ${relationship.kind === 'one-to-one'}`,
      `    referencedRelation: ${key(relationship.to)}`,
      `    referencedColumns: ${list(relationship.columns.map(([, theirs]) => theirs))}`,
      '  },',
    ]),
    ']',
  ];
}

function functionLines(catalogue: Catalogue, overloads: readonly Routine[]): string[] {
  const [first] = overloads;
  if (!first) return [];
  const signatures = overloads.map(
    (routine) =>
      `{ Args: ${argsType(catalogue, routine)}; Returns: ${returnType(catalogue, routine)} }`,
  );
  return [`${property(first.name)}: ${signatures.join(' | ')}`];
}

function argsType(catalogue: Catalogue, { parameters }: Routine): string {
  if (parameters.length === 0) return 'never';
  const named = sorted(parameters).map(
    ({ name, type, required }) =>
      `${property(name)}${required ? '' : '?'}: ${typescriptType(catalogue, type)}`,
  );
  return `{ ${named.join('; ')} }`;
}

function returnType(catalogue: Catalogue, { returns }: Routine): string {
  if (returns.kind === 'void') return 'undefined';
  const list = returns.set ? '[]' : '';
  if (returns.kind === 'scalar') return `${typescriptType(catalogue, returns.type)}${list}`;
  if (returns.table !== null) {
    return `Database['public']['Tables'][${key(returns.table)}]['Row']${list}`;
  }
  const columns = [...returns.shape.columns.values()].map(
    ({ name, type }) => `${property(name)}: ${typescriptType(catalogue, type)}`,
  );
  return `{ ${columns.join('; ')} }${list}`;
}
