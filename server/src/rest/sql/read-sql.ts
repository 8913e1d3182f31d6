import type { Condition, EmbedPlan, Output, ReadPlan } from '../plan/read-plan.ts';
import { columnSql, conditionSql } from './condition-sql.ts';
import { quote } from './quote.ts';
import type { Statement } from './statement.ts';

interface ReadSql {
  /** The rows of one page, in order. */
  rows: string;
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
  return {
    rows: `${selected}${order} limit ${plan.limit}${offset}`,
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

interface NamedSql {
  sql: string;
  name: string;
}

function outputSql(statement: Statement, alias: string, output: Output): NamedSql[] {
  const { name } = output;
  if (output.kind === 'count') return [{ sql: cast('count(*)', output.cast), name }];
  if (output.kind === 'column') {
    return [{ sql: cast(columnSql(statement, alias, output.ref), output.cast), name }];
  }
  const { embed } = output;
  if (embed.spread) {
    return namesOf(embed.plan).map((each, i) => ({ sql: `${embed.alias}.s${i}`, name: each }));
  }
  return [{ sql: embed.toMany ? `coalesce(${embed.alias}.v, '[]')` : `${embed.alias}.v`, name }];
}

function printOutputs(outputs: readonly NamedSql[]): string {
  return outputs.map(({ sql, name }) => `${sql} as ${quote(name)}`).join(', ');
}

/** Keys that a level gives to its rows. */
export function namesOf(plan: ReadPlan): string[] {
  return plan.outputs.flatMap((output) =>
    output.kind === 'embed' && output.embed.spread ? namesOf(output.embed.plan) : [output.name],
  );
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
  const json = spread
    ? 'true'
    : `(select row_to_json(_r) from (select ${printOutputs(outputs)}) _r)`;
  return `select ${[`${json} as v`, ...ordered, ...spreads].join(', ')} from ${plan.source} as ${plan.alias}${joins} where ${conditions.join(' and ')} limit 1`;
}
