/** What a request says, before anybody has looked whether such tables and columns exist. */

/** `->key`, `->>key`, `->0`, `->>0`. */
export interface JsonStep {
  key: string | number;
  asText: boolean;
}

export interface Field {
  name: string;
  path: readonly JsonStep[];
}

export type SelectItem =
  | { kind: 'star' }
  | { kind: 'field'; field: Field; cast: string | null; alias: string | null }
  | { kind: 'count'; cast: string | null; alias: string | null }
  | EmbedItem;

export interface EmbedItem {
  kind: 'embed';
  name: string;
  alias: string | null;
  hint: string | null;
  inner: boolean;
  /** `...name(columns)`: the columns stand in the parent. */
  spread: boolean;
  items: readonly SelectItem[];
}

export type Operation =
  | { kind: 'binary'; operator: string; quantifier: 'any' | 'all' | null; value: string }
  | { kind: 'in'; values: readonly string[] }
  | { kind: 'is'; value: 'null' | 'not null' | 'true' | 'false' | 'unknown' }
  | { kind: 'fts'; query: string; language: string | null; value: string };

export interface Filter {
  kind: 'filter';
  field: Field;
  negated: boolean;
  operation: Operation;
}

export type Logic = Filter | { kind: 'and' | 'or'; negated: boolean; operands: readonly Logic[] };

export interface OrderTerm {
  /** Order by a column of this to-one embedded resource. */
  relation: string | null;
  field: Field;
  descending: boolean;
  nulls: 'first' | 'last' | null;
}

/** Something said of an embedded resource: `messages.order=…` has the path `['messages']`. */
export interface At<T> {
  path: readonly string[];
  value: T;
}

export interface Query {
  select: readonly SelectItem[];
  filters: readonly At<Logic>[];
  orders: readonly At<readonly OrderTerm[]>[];
  limits: readonly At<number>[];
  offsets: readonly At<number>[];
  columns: readonly string[] | null;
  onConflict: readonly string[] | null;
}
