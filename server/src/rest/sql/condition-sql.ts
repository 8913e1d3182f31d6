import type { Operation } from '../parse/ast.ts';
import { BINARY } from '../parse/filter/operators.ts';
import type { ColumnRef, Condition } from '../plan/read-plan.ts';
import { quote } from './quote.ts';
import { arrayLiteral, type Statement } from './statement.ts';

/** A column, or what a JSON path finds in it. */
export function columnSql(
  statement: Statement,
  alias: string,
  { column, path }: ColumnRef,
): string {
  let sql = `${alias}.${quote(column.name)}`;
  if (path.length === 0) return sql;
  if (column.type !== 'json' && column.type !== 'jsonb') sql = `to_jsonb(${sql})`;
  for (const { key, asText } of path) {
    const type = typeof key === 'number' ? 'int' : 'text';
    sql += `${asText ? '->>' : '->'}${statement.param(String(key), type)}`;
  }
  return `(${sql})`;
}

export function conditionSql(statement: Statement, alias: string, condition: Condition): string {
  if (condition.kind === 'present') {
    return `${condition.embed.alias}.v is ${condition.negated ? '' : 'not '}null`;
  }
  const sql =
    condition.kind === 'compare'
      ? compareSql(statement, alias, condition.ref, condition.operation)
      : condition.operands
          .map((operand) => conditionSql(statement, alias, operand))
          .join(` ${condition.kind} `);
  return condition.negated ? `not (${sql})` : `(${sql})`;
}

function compareSql(
  statement: Statement,
  alias: string,
  ref: ColumnRef,
  operation: Operation,
): string {
  const column = columnSql(statement, alias, ref);
  switch (operation.kind) {
    case 'is':
      return `${column} is ${operation.value}`;
    case 'in':
      return `${column} = any(${statement.param(arrayLiteral(operation.values))})`;
    case 'fts':
      return fullTextSql(statement, column, ref, operation);
    case 'binary': {
      const pattern = operation.operator === 'like' || operation.operator === 'ilike';
      const value = pattern ? operation.value.replaceAll('*', '%') : operation.value;
      const operand = statement.param(value);
      const { quantifier } = operation;
      return `${column} ${BINARY.get(operation.operator)} ${quantifier ? `${quantifier}(${operand})` : operand}`;
    }
  }
}

function fullTextSql(
  statement: Statement,
  column: string,
  ref: ColumnRef,
  { query, language, value }: Extract<Operation, { kind: 'fts' }>,
): string {
  const config = language === null ? '' : `${statement.param(language, 'regconfig')}, `;
  const isVector = ref.path.length === 0 && ref.column.type === 'tsvector';
  const vector = isVector ? column : `to_tsvector(${config}${column})`;
  return `${vector} @@ ${query}(${config}${statement.param(value)})`;
}
