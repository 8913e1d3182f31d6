import { errors } from '../../respond/errors.ts';

export interface RowRange {
  offset: number;
  /** Null: as many as the server gives. */
  limit: number | null;
}

/**
 * The `Range` header (`0-9`, `20-`), narrowed by what the query string says.
 * Anything else in that header is ignored, as the RFC has it.
 */
export function combineRange(header: string | undefined, query: RowRange): RowRange {
  const found = header === undefined ? null : /^(\d{1,15})-(\d{0,15})$/u.exec(header.trim());
  if (!found) return query;
  const first = Number(found[1]);
  const last = found[2] ? Number(found[2]) : null;
  if (last !== null && last < first) {
    throw errors.range(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  }
  const offset = Math.max(first, query.offset);
  const ends = [
    last === null ? Infinity : last + 1,
    query.limit === null ? Infinity : query.offset + query.limit,
  ];
  const end = Math.min(...ends);
  return { offset, limit: end === Infinity ? null : Math.max(0, end - offset) };
}
