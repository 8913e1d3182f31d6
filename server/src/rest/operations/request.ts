import type { MediaType } from '../parse/headers/accept.ts';
import type { Query } from '../parse/ast.ts';
import type { Preferences } from '../parse/headers/prefer.ts';
import type { Pair } from '../parse/query-string.ts';
import { combineRange, type RowRange } from '../parse/headers/range.ts';

/** `text/plain` and `application/octet-stream` are for functions with one unnamed parameter. */
export type BodyKind = 'json' | 'text' | 'bytes';

/** A request as the operations see it: headers understood, body read, nothing looked up yet. */
export interface RestRequest {
  method: string;
  pairs: readonly Pair[];
  preferences: Preferences;
  media: MediaType;
  range: string | undefined;
  body: string;
  /** Bytes come as PostgreSQL writes them, `\\x00ff`. */
  bodyKind: BodyKind;
}

/** Rows of the root that the query string and, on reads, the Range header ask for. */
export function rootRange(request: RestRequest, query: Query): RowRange {
  const root = <T>(all: readonly { path: readonly string[]; value: T }[]) =>
    all.findLast(({ path }) => path.length === 0)?.value;
  const asked = { offset: root(query.offsets) ?? 0, limit: root(query.limits) ?? null };
  return combineRange(request.range, asked);
}

/** Limits of the root make no sense for a change: PostgreSQL has no such thing. */
export function hasRootLimit(query: Query): boolean {
  return [...query.limits, ...query.offsets].some(({ path }) => path.length === 0);
}
