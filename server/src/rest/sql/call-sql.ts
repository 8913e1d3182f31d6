import type { Routine, RoutineParameter } from '../catalogue/catalogue.ts';
import { quote, quoteTable } from './quote.ts';
import type { Statement } from './statement.ts';

/** Arguments of a call: the JSON of the body, the body as it is, or texts by parameter (GET). */
export type CallArguments =
  | { kind: 'whole'; body: string }
  | { kind: 'json'; json: string; keys: readonly string[] }
  | { kind: 'texts'; values: ReadonlyMap<string, string> };

/** `from …` with the call as relation `_f`; scalars come as the column `v`. */
export function callSql(statement: Statement, routine: Routine, given: CallArguments): string {
  const called = quoteTable(routine.name);
  const scalar = routine.returns.kind === 'rows' ? '_f' : '_f(v)';
  if (given.kind === 'texts') {
    const list = routine.parameters.flatMap((parameter) => {
      const value = given.values.get(parameter.name);
      if (value === undefined) return [];
      return [named(parameter, statement.param(value, parameter.type))];
    });
    return `from ${called}(${list.join(', ')}) as ${scalar}`;
  }
  if (given.kind === 'whole') {
    const type = routine.parameters[0]?.type ?? 'jsonb';
    return `from ${called}(${statement.param(given.body, type)}) as ${scalar}`;
  }
  const used = routine.parameters.filter(({ name }) => given.keys.includes(name));
  if (used.length === 0) return `from ${called}() as ${scalar}`;
  const record = used.map(({ name, type }) => `${quote(name)} ${type}`).join(', ');
  const list = used.map((parameter) => named(parameter, `_p.${quote(parameter.name)}`));
  return `from jsonb_to_record(${statement.param(given.json, 'jsonb')}) as _p(${record}), lateral ${called}(${list.join(', ')}) as ${scalar}`;
}

function named({ name, variadic }: RoutineParameter, value: string): string {
  return `${variadic ? 'variadic ' : ''}${quote(name)} => ${value}`;
}
