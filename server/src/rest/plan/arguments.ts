import type { Routine } from '../catalogue/catalogue.ts';
import { BINARY, FULL_TEXT } from '../parse/filter/operators.ts';
import { isReserved } from '../parse/query.ts';
import type { Pair } from '../parse/query-string.ts';
import { errors } from '../respond/errors.ts';
import { parseJson } from './payload.ts';

export interface Arguments {
  /** Names that are arguments for certain. */
  keys: readonly string[];
  /** Names that look like filters, yet are arguments if a parameter is called so. */
  others: readonly string[];
}

const OPERATOR = /^(?:not\.)?([a-z]+)(?:\([^)]*\))?\./u;

function looksLikeFilter([key, value]: Pair): boolean {
  const operator = OPERATOR.exec(value)?.[1] ?? '';
  const known = BINARY.has(operator) || FULL_TEXT.has(operator);
  return key.includes('.') || known || operator === 'is' || operator === 'in';
}

/** GET: arguments and filters share the query string. */
export function argumentsOfQuery(pairs: readonly Pair[]): Arguments {
  const own = pairs.filter(([key]) => !isReserved(key));
  return {
    keys: [...new Set(own.filter((pair) => !looksLikeFilter(pair)).map(([key]) => key))],
    others: own.filter(looksLikeFilter).map(([key]) => key),
  };
}

/** POST: the keys of the body. An empty body has none. */
export function argumentsOfBody(body: string): Arguments & { isObject: boolean } {
  const value = body.trim() === '' ? {} : parseJson(body);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return { keys: isObject ? Object.keys(value) : [], others: [], isObject };
}

/** Values of a GET by parameter, and the pairs that are left for filters. */
export function splitQuery(routine: Routine, pairs: readonly Pair[]) {
  const names = new Set(routine.parameters.map(({ name }) => name));
  const values = new Map<string, string>();
  const rest: Pair[] = [];
  for (const pair of pairs) {
    const [key, value] = pair;
    if (isReserved(key) || !names.has(key)) rest.push(pair);
    else if (values.has(key)) throw errors.queryString(`the argument ${key} is given twice`);
    else values.set(key, value);
  }
  return { values, rest };
}
