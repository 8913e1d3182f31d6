import type { Column, Relationship, RowShape } from '../catalogue/catalogue.ts';
import type { JsonStep, Operation } from '../parse/ast.ts';

/** A query whose every name has been found in the catalogue; sql/ prints it as it stands. */
export interface ReadPlan {
  /** Alias of this level in the statement: `t0`, `t1`, … */
  alias: string;
  shape: RowShape;
  /** What stands after FROM: a quoted table, or the name of a common table expression. */
  source: string;
  outputs: Output[];
  embeds: EmbedPlan[];
  where: Condition[];
  order: OrderPlan[];
  limit: number;
  offset: number;
  /** Bytes that the rows of this level may hold, per row of its parent. */
  maxBytes: number;
  embedded: boolean;
}

export interface ColumnRef {
  column: Column;
  path: readonly JsonStep[];
}

export type Output =
  | { kind: 'column'; ref: ColumnRef; cast: string | null; name: string }
  | { kind: 'count'; cast: string | null; name: string }
  | { kind: 'embed'; embed: EmbedPlan; name: string };

export interface EmbedPlan {
  /** Alias of the lateral join: `e1`, `e2`, … */
  alias: string;
  name: string;
  /** The name that the request gave it, if any. */
  label: string | null;
  relationship: Relationship;
  toMany: boolean;
  inner: boolean;
  /** Its columns stand in the parent instead of in an object of their own. */
  spread: boolean;
  plan: ReadPlan;
  /** Columns that the parent orders by. */
  orderColumns: ColumnRef[];
}

export type Condition =
  | { kind: 'compare'; negated: boolean; ref: ColumnRef; operation: Operation }
  | { kind: 'present'; negated: boolean; embed: EmbedPlan }
  | { kind: 'and' | 'or'; negated: boolean; operands: readonly Condition[] };

export interface OrderPlan {
  ref: ColumnRef;
  /** The embedded resource that the column belongs to, null for an own column. */
  embed: EmbedPlan | null;
  descending: boolean;
  nulls: 'first' | 'last' | null;
}
