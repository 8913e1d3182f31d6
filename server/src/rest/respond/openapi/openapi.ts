import type { ApiRole } from '#server/db/scope.ts';
import { PRODUCT } from '#domain/product.ts';
import type { Catalogue, Routine } from '../../catalogue/catalogue.ts';
import { jsonType } from './json-type.ts';
import { rowDefinition, tablePath } from './table-paths.ts';

/** OpenAPI 2.0 of what this role may use, as PostgREST gives it at the root. */
export function openApi(catalogue: Catalogue, role: ApiRole): Record<string, unknown> {
  const tables = [...catalogue.tables.values()].filter(
    (table) => (table.grants[role] ?? []).length > 0,
  );
  const routines = [...catalogue.routines.values()]
    .flat()
    .filter((routine) => routine.grants.includes(role));
  return {
    swagger: '2.0',
    info: { title: `${PRODUCT} Data API`, version: '1' },
    basePath: '/rest/v1',
    schemes: ['http', 'https'],
    consumes: ['application/json'],
    produces: [
      'application/json',
      'application/vnd.pgrst.object+json',
      'application/vnd.pgrst.array+json',
      'text/csv',
    ],
    paths: Object.fromEntries([
      ...tables.map((table) => [`/${table.name}`, tablePath(table, table.grants[role] ?? [])]),
      ...routines.map((routine) => [`/rpc/${routine.name}`, { post: routinePost(routine) }]),
    ]),
    definitions: Object.fromEntries(tables.map((table) => [table.name, rowDefinition(table)])),
  };
}

function routinePost(routine: Routine): Record<string, unknown> {
  const named = routine.parameters.filter(({ name }) => name !== '');
  const schema = {
    type: 'object',
    required: named.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(named.map(({ name, type }) => [name, jsonType(type)])),
  };
  return {
    tags: [`(rpc) ${routine.name}`],
    ...(routine.comment === null ? {} : { description: routine.comment }),
    parameters: [{ name: 'args', in: 'body', required: true, schema }],
    responses: { 200: { description: 'OK' } },
  };
}
