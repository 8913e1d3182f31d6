import type { Table } from '../../catalogue/catalogue.ts';
import { jsonType } from './json-type.ts';

const ok = (description: string) => ({ description });

/** The definition of a row. */
export function rowDefinition(table: Table): Record<string, unknown> {
  const columns = [...table.columns.values()];
  return {
    ...(table.comment === null ? {} : { description: table.comment }),
    required: columns
      .filter((column) => !column.nullable && column.default === null)
      .map(({ name }) => name),
    properties: Object.fromEntries(
      columns.map((column) => [
        column.name,
        {
          ...jsonType(column.type),
          ...(column.comment === null ? {} : { description: column.comment }),
        },
      ]),
    ),
    type: 'object',
  };
}

/** The methods that a role may use on a table. */
export function tablePath(table: Table, grants: readonly string[]): Record<string, unknown> {
  const schema = { $ref: `#/definitions/${table.name}` };
  const filters = [...table.columns.keys()].map((name) => ({
    name,
    in: 'query',
    required: false,
    type: 'string',
  }));
  const shaping = ['select', 'order', 'limit', 'offset'].map((name) => ({
    name,
    in: 'query',
    required: false,
    type: 'string',
  }));
  const body = { name: table.name, in: 'body', required: false, schema };
  const tags = [table.name];
  const get = {
    tags,
    parameters: [...filters, ...shaping],
    responses: {
      200: { ...ok('OK'), schema: { type: 'array', items: schema } },
      206: ok('Partial'),
    },
  };
  const post = { tags, parameters: [body], responses: { 201: ok('Created') } };
  const patch = { tags, parameters: [...filters, body], responses: { 204: ok('No Content') } };
  const remove = { tags, parameters: filters, responses: { 204: ok('No Content') } };
  return {
    ...(grants.includes('select') ? { get } : {}),
    ...(grants.includes('insert') ? { post } : {}),
    ...(grants.includes('update') ? { patch } : {}),
    ...(grants.includes('delete') ? { delete: remove } : {}),
  };
}
