import type { ColumnRef, Condition, EmbedPlan, Output, ReadPlan } from '../plan/read-plan.ts';
import { limitedRow, limitedRows, type NamedSql } from './answer-limit-sql.ts';
import { columnSql, conditionSql } from './condition-sql.ts';
import { quote } from './quote.ts';
import type { Statement } from './statement.ts';

interface ReadSql {
  /** The rows of one page, in order, as far as an answer may hold them. */
  rows: string;
  /** The same without that limit, for when nobody reads what they hold. */
  allRows: string;
  /** All rows that the filters leave, as a number. */
  count: string;
}

/**
 * Prints a level with everything below it.
 * @param links conditions that tie an embedded level to its parent
 */
export function readSql(statement: Statement, plan: ReadPlan, links: string[] = []): ReadSql {
  const { alias } = plan;
  const joins = plan.embeds.map((embed) => ({ embed, sql: embedSql(statement, alias, embed) }));
  const conditions = [...links, ...plan.where.map((each) => conditionSql(statement, alias, each))];
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  const from = ` from ${plan.source} as ${alias}`;
  const outputs = plan.outputs.flatMap((output) => outputSql(statement, alias, output));
  const group = groupSql(plan.outputs);
  const selected = `select ${printOutputs(outputs)}${from}${joins.map(({ sql }) => sql).join('')}${where}${group}`;
  const order = orderSql(statement, plan);
  const offset = plan.offset > 0 ? ` offset ${statement.param(String(plan.offset), 'bigint')}` : '';
  const needed = joins
    .filter(({ embed }) => embed.inner || plan.where.some((each) => mentions(each, embed)))
    .map(({ sql }) => sql)
    .join('');
  const allRows = `${selected}${order} limit ${plan.limit}${offset}`;
  return {
    rows: limitedRows(allRows, outputs, plan),
    allRows,
    count: group
      ? `select count(*) from (${selected}) _g`
      : `select count(*)${from}${needed}${where}`,
  };
}

function mentions(condition: Condition, embed: EmbedPlan): boolean {
  if (condition.kind === 'compare') return false;
  if (condition.kind === 'present') return condition.embed === embed;
  return condition.operands.some((operand) => mentions(operand, embed));
}

function cast(sql: string, type: string | null): string {
  return type === null ? sql : `(${sql})::${type}`;
}

function outputSql(statement: Statement, alias: string, output: Output): NamedSql[] {
  const { name } = output;
  if (output.kind === 'count') {
    return [{ sql: cast('count(*)', output.cast), name, type: output.cast ?? 'bigint' }];
  }
  if (output.kind === 'column') {
    const sql = cast(columnSql(statement, alias, output.ref), output.cast);
    return [{ sql, name, type: output.cast ?? typeOf(output.ref) }];
  }
  const { embed } = output;
  if (embed.spread) {
    return columnsOf(embed.plan).map((each, i) => ({ ...each, sql: `${embed.alias}.s${i}` }));
  }
  const sql = embed.toMany ? `coalesce(${embed.alias}.v, '[]')` : `${embed.alias}.v`;
  return [{ sql, name, type: 'embedded' }];
}

function typeOf({ column, path }: ColumnRef): string {
  const last = path.at(-1);
  if (last === undefined) return column.type;
  return last.asText ? 'text' : 'jsonb';
}

function printOutputs(outputs: readonly NamedSql[]): string {
  return outputs.map(({ sql, name }) => `${sql} as ${quote(name)}`).join(', ');
}

/** Keys that a level gives to its rows, with their types. */
function columnsOf(plan: ReadPlan): Omit<NamedSql, 'sql'>[] {
  return plan.outputs.flatMap((output) => {
    const { name } = output;
    if (output.kind === 'count') return [{ name, type: output.cast ?? 'bigint' }];
    if (output.kind === 'column') return [{ name, type: output.cast ?? typeOf(output.ref) }];
    return output.embed.spread ? columnsOf(output.embed.plan) : [{ name, type: 'embedded' }];
  });
}

export function namesOf(plan: ReadPlan): string[] {
  return columnsOf(plan).map(({ name }) => name);
}

/** With count() among columns, the columns make the groups. */
function groupSql(outputs: readonly Output[]): string {
  if (!outputs.some(({ kind }) => kind === 'count')) return '';
  const positions = outputs.flatMap(({ kind }, i) => (kind === 'column' ? [i + 1] : []));
  return positions.length === 0 ? '' : ` group by ${positions.join(', ')}`;
}

function orderSql(statement: Statement, plan: ReadPlan): string {
  if (plan.order.length === 0) return '';
  const terms = plan.order.map(({ ref, embed, descending, nulls }) => {
    const sql = embed
      ? `${embed.alias}.o${embed.orderColumns.indexOf(ref)}`
      : columnSql(statement, plan.alias, ref);
    return `${sql}${descending ? ' desc' : ''}${nulls ? ` nulls ${nulls}` : ''}`;
  });
  return ` order by ${terms.join(', ')}`;
}

/** A lateral join whose column `v` is the JSON of the embedded rows, null when there are none. */
function embedSql(statement: Statement, parent: string, embed: EmbedPlan): string {
  const { alias, plan, relationship } = embed;
  const links = relationship.columns.map(
    ([ours, theirs]) => `${plan.alias}.${quote(theirs)} = ${parent}.${quote(ours)}`,
  );
  const lateral = embed.toMany
    ? `select json_agg(_r) as v from (${readSql(statement, plan, links).rows}) _r`
    : toOneSql(statement, embed, links);
  return embed.inner
    ? ` join lateral (${lateral}) ${alias} on ${alias}.v is not null`
    : ` left join lateral (${lateral}) ${alias} on true`;
}

function toOneSql(statement: Statement, embed: EmbedPlan, links: string[]): string {
  const { plan, orderColumns, spread } = embed;
  if (orderColumns.length === 0 && !spread) {
    return `select row_to_json(_r) as v from (${readSql(statement, plan, links).rows}) _r`;
  }
  // Beside the JSON, the columns that the parent orders by or takes as its own.
  const joins = plan.embeds.map((each) => embedSql(statement, plan.alias, each)).join('');
  const outputs = plan.outputs.flatMap((output) => outputSql(statement, plan.alias, output));
  const conditions = [
    ...links,
    ...plan.where.map((each) => conditionSql(statement, plan.alias, each)),
  ];
  const ordered = orderColumns.map((ref, i) => `${columnSql(statement, plan.alias, ref)} as o${i}`);
  const spreads = spread ? outputs.map(({ sql }, i) => `${sql} as s${i}`) : [];
  const row = `(select row_to_json(_r) from (select ${printOutputs(outputs)}) _r)`;
  const json = spread ? 'true' : limitedRow(row, outputs, plan.maxBytes);
  return `select ${[`${json} as v`, ...ordered, ...spreads].join(', ')} from ${plan.source} as ${plan.alias}${joins} where ${conditions.join(' and ')} limit 1`;
}
