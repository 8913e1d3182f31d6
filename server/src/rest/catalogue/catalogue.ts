/** The part of the database that the Data API may name: schema `public`, as introspected. */
export interface Catalogue {
  tables: ReadonlyMap<string, Table>;
  /** Relationships by the table they start from. */
  relationships: ReadonlyMap<string, readonly Relationship[]>;
  /** Overloads by function name. */
  routines: ReadonlyMap<string, readonly Routine[]>;
  /** Enum types of the schema with their labels. */
  enums: ReadonlyMap<string, readonly string[]>;
}

export interface Column {
  name: string;
  /** As `format_type` prints it: `uuid`, `text[]`, `numeric(8,2)`. */
  type: string;
  nullable: boolean;
  /** SQL of the default, null when there is none. */
  default: string | null;
  /** Generated columns and `generated always as identity` cannot be written. */
  readOnly: boolean;
  comment: string | null;
}

/** Anything with columns that a query can read from. */
export interface RowShape {
  name: string;
  columns: ReadonlyMap<string, Column>;
}

export interface Table extends RowShape {
  kind: 'table' | 'view';
  primaryKey: readonly string[];
  comment: string | null;
  /** What each API role may do, for the OpenAPI description only; PostgreSQL decides for real. */
  grants: Readonly<Record<string, readonly string[]>>;
}

export interface Relationship {
  kind: 'many-to-one' | 'one-to-many' | 'one-to-one';
  /** Name of the foreign key. */
  constraint: string;
  from: string;
  to: string;
  /** Pairs of columns: ours, theirs. */
  columns: readonly (readonly [string, string])[];
  /** True when the foreign key stands on the `from` side. */
  owning: boolean;
}

export interface RoutineParameter {
  name: string;
  type: string;
  required: boolean;
  variadic: boolean;
}

export interface Routine {
  name: string;
  parameters: readonly RoutineParameter[];
  returns:
    | { kind: 'void' }
    | { kind: 'scalar'; set: boolean; type: string }
    | { kind: 'rows'; set: boolean; shape: RowShape; table: string | null };
  /** Volatile functions may write, so they run in a read-write transaction. */
  volatile: boolean;
  comment: string | null;
  grants: readonly string[];
}
