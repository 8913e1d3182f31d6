import type { Catalogue, RowShape } from '../catalogue/catalogue.ts';
import { MAX_ANSWER_BYTES, MAX_EMBEDS, MAX_ROWS, MAX_SELECTED } from '../limits.ts';
import type { EmbedItem, JsonStep, Query, SelectItem } from '../parse/ast.ts';
import { errors } from '../respond/errors.ts';
import { quote, quoteTable } from '../sql/quote.ts';
import { levelAt } from './find-embed.ts';
import { findRelationship } from './find-relationship.ts';
import { planConditions } from './plan-conditions.ts';
import { planOrders } from './plan-order.ts';
import type { EmbedPlan, Output, ReadPlan } from './read-plan.ts';
import { resolveCast, resolveField } from './resolve.ts';

export interface ReadSource {
  shape: RowShape;
  /** The table whose relationships may be embedded, null when the rows belong to none. */
  table: string | null;
  /** What stands after FROM. */
  sql: string;
}

interface Building {
  catalogue: Catalogue;
  levels: number;
  /** Columns selected so far, at all levels. */
  selected: number;
}

/** Binds a parsed query to the catalogue. Limits and offsets of the root come with `rows`. */
export function planRead(
  catalogue: Catalogue,
  source: ReadSource,
  query: Query,
  rows: { limit: number | null; offset: number },
): ReadPlan {
  const building = { catalogue, levels: 0, selected: 0 };
  const plan = buildLevel(building, source, query.select);
  shareBytes(plan, Math.floor(MAX_ANSWER_BYTES / Math.max(1, building.levels - 1)));
  plan.maxBytes = MAX_ANSWER_BYTES;
  planConditions(plan, query.filters);
  planOrders(plan, query.orders);
  for (const { path, value } of query.limits) {
    if (path.length > 0) levelAt(plan, path).limit = Math.min(value, MAX_ROWS);
  }
  for (const { path, value } of query.offsets) {
    if (path.length > 0) levelAt(plan, path).offset = value;
  }
  plan.limit = Math.min(rows.limit ?? MAX_ROWS, MAX_ROWS);
  plan.offset = rows.offset;
  return plan;
}

function buildLevel(
  building: Building,
  source: ReadSource,
  items: readonly SelectItem[],
): ReadPlan {
  const level: ReadPlan = {
    alias: `t${building.levels}`,
    shape: source.shape,
    source: source.sql,
    outputs: [],
    embeds: [],
    where: [],
    order: [],
    limit: MAX_ROWS,
    offset: 0,
    maxBytes: 0,
    embedded: building.levels > 0,
  };
  building.levels += 1;
  if (building.levels > MAX_EMBEDS + 1) throw errors.tooManyEmbeds(MAX_EMBEDS);
  for (const item of items) {
    if (item.kind === 'embed') addEmbed(building, level, source.table, item);
    else {
      const outputs = outputsOf(building.catalogue, source.shape, item);
      building.selected += outputs.length;
      if (building.selected > MAX_SELECTED) throw errors.tooManyColumns();
      level.outputs.push(...outputs);
    }
  }
  const counts = level.outputs.some(({ kind }) => kind === 'count');
  if (counts && level.embeds.length > 0) {
    throw errors.notImplemented('count beside embedded resources');
  }
  return level;
}

/** Embedded resources share what an answer may hold: their JSON exists before the parent's rows are counted. */
function shareBytes(level: ReadPlan, share: number): void {
  level.maxBytes = share;
  for (const { plan } of level.embeds) shareBytes(plan, share);
}

/** How many resources the request embeds, at all levels. */
export function embedsOf(level: ReadPlan): number {
  return level.embeds.reduce((sum, { plan }) => sum + 1 + embedsOf(plan), 0);
}

function outputsOf(
  catalogue: Catalogue,
  shape: RowShape,
  item: Exclude<SelectItem, EmbedItem>,
): Output[] {
  if (item.kind === 'star') {
    return [...shape.columns.values()].map((column) => ({
      kind: 'column',
      ref: { column, path: [] },
      cast: null,
      name: column.name,
    }));
  }
  const cast = resolveCast(catalogue, item.cast);
  if (item.kind === 'count') return [{ kind: 'count', cast, name: item.alias ?? 'count' }];
  const { field } = item;
  // `messages(count)`: the old way to write count(), which the official client still uses.
  if (field.name === 'count' && field.path.length === 0 && !shape.columns.has('count')) {
    return [{ kind: 'count', cast, name: item.alias ?? 'count' }];
  }
  const name = item.alias ?? lastKey(field.path) ?? field.name;
  return [{ kind: 'column', ref: resolveField(shape, field), cast, name }];
}

/** `data->a->0` is called `a`, as in PostgREST. */
function lastKey(path: readonly JsonStep[]): string | null {
  const key = path.findLast((step) => typeof step.key === 'string')?.key;
  return key === undefined ? null : String(key);
}

function addEmbed(building: Building, level: ReadPlan, from: string | null, item: EmbedItem) {
  const { catalogue } = building;
  const relationship = findRelationship(catalogue, from ?? level.shape.name, item);
  const toMany = relationship.kind === 'one-to-many';
  if (item.spread && toMany) throw errors.notImplemented('spreading a to-many relationship');
  const shape = catalogue.tables.get(relationship.to);
  if (!shape) throw errors.notEmbedded(item.name);
  const alias = `e${building.levels}`;
  const source = { shape, table: shape.name, sql: quoteTable(shape.name) };
  const plan = buildLevel(building, source, item.items);
  const embed: EmbedPlan = {
    alias,
    name: item.name,
    label: item.alias,
    relationship,
    toMany,
    inner: item.inner,
    spread: item.spread,
    plan,
    orderColumns: [],
  };
  level.embeds.push(embed);
  if (item.items.length > 0) {
    level.outputs.push({ kind: 'embed', embed, name: item.alias ?? item.name });
  }
}

/** Columns of the root that the plan reads: what a mutation has to return. */
export function columnsRead(plan: ReadPlan): string[] {
  const names = new Set<string>();
  for (const output of plan.outputs) {
    if (output.kind === 'column') names.add(output.ref.column.name);
  }
  for (const { embed, ref } of plan.order) if (!embed) names.add(ref.column.name);
  for (const { relationship } of plan.embeds) {
    for (const [ours] of relationship.columns) names.add(ours);
  }
  return [...names].map(quote);
}
