import type { MediaType } from '../parse/headers/accept.ts';

const TYPES: Record<MediaType['format'], string> = {
  array: 'application/json; charset=utf-8',
  object: 'application/vnd.pgrst.object+json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  openapi: 'application/openapi+json; charset=utf-8',
};

export function contentType({ format, stripNulls }: MediaType): string {
  if (!stripNulls) return TYPES[format];
  const kind = format === 'object' ? 'object' : 'array';
  return `application/vnd.pgrst.${kind}+json;nulls=stripped; charset=utf-8`;
}
