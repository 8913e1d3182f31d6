import type { MediaType } from '../parse/headers/accept.ts';

/** The expression that makes the body out of the rows `_r`. */
export function bodySql({ format, stripNulls }: MediaType): string {
  if (format === 'csv') {
    // The text form of a row is CSV in brackets.
    return `coalesce(string_agg(substring(_r::text, 2, length(_r::text) - 2), E'\\n'), '')`;
  }
  const rows = stripNulls ? 'json_strip_nulls(json_agg(_r))' : 'json_agg(_r)';
  return format === 'object' ? `(${rows} -> 0)::text` : `coalesce(${rows}, '[]')::text`;
}
