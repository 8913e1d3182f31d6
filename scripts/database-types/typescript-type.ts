import type { Catalogue } from '#server/rest/catalogue/catalogue.ts';

const NUMBER = /^(?:smallint|integer|bigint|real|double precision|numeric|oid)\b/u;
const TEXT =
  /^(?:text|uuid|character|date|time|interval|inet|cidr|bytea|tsvector|tsquery|citext|\w+range|\w+multirange)/u;

/** What a value of this PostgreSQL type is after `JSON.parse` of the Data API's answer. */
export function typescriptType(catalogue: Catalogue, type: string): string {
  if (type.endsWith('[]')) return `${typescriptType(catalogue, type.slice(0, -2))}[]`;
  if (NUMBER.test(type)) return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'json' || type === 'jsonb') return 'Json';
  if (type === 'void') return 'undefined';
  if (TEXT.test(type)) return 'string';
  const name = type.replace(/^public\./u, '').replaceAll('"', '');
  if (catalogue.enums.has(name)) return `Database['public']['Enums'][${key(name)}]`;
  if (catalogue.tables.has(name)) return `Database['public']['Tables'][${key(name)}]['Row']`;
  return 'unknown';
}

/** A name as a string literal. */
export function key(name: string): string {
  return `'${name.replaceAll(/['\\]/gu, String.raw`\$&`)}'`;
}

/** A name as the key of an object type. */
export function property(name: string): string {
  return /^[A-Za-z_$][\w$]*$/u.test(name) ? name : key(name);
}
