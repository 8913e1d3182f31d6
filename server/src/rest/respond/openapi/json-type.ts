/** How a PostgreSQL type looks in the OpenAPI description. */
export function jsonType(type: string): Record<string, unknown> {
  if (type.endsWith('[]')) return { type: 'array', items: jsonType(type.slice(0, -2)) };
  if (/^(?:smallint|integer|bigint)$/u.test(type)) return { type: 'integer', format: type };
  if (/^(?:numeric|real|double precision)/u.test(type)) return { type: 'number', format: type };
  if (type === 'boolean') return { type: 'boolean', format: type };
  if (type === 'json' || type === 'jsonb') return { format: type };
  return { type: 'string', format: type };
}
