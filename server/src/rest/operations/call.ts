import type { Catalogue, Routine } from '../catalogue/catalogue.ts';
import { MAX_ANSWER_BYTES, MAX_ROWS } from '../limits.ts';
import { parseQuery } from '../parse/query.ts';
import type { Pair } from '../parse/query-string.ts';
import { argumentsOfBody, argumentsOfQuery, splitQuery } from '../plan/arguments.ts';
import { findRoutine, takesWholeBody } from '../plan/find-routine.ts';
import { embedsOf, planRead } from '../plan/plan-read.ts';
import type { Prepared } from '../prepared.ts';
import { contentRange } from '../respond/content-range.ts';
import { contentType } from '../respond/content-type.ts';
import { errors } from '../respond/errors.ts';
import { limitedAnswer, limitedRows } from '../sql/answer-limit-sql.ts';
import { callSql } from '../sql/call-sql.ts';
import { selectSql } from '../sql/select-sql.ts';
import { Statement } from '../sql/statement.ts';
import { answerRows, appliedHeader } from './answer-rows.ts';
import { type RestRequest, rootRange } from './request.ts';

interface Call {
  routine: Routine;
  statement: Statement;
  /** `from …` with the call as `_f`. */
  from: string;
  /** What is left of the query string: select, filters, order. */
  pairs: readonly Pair[];
}

/** POST, GET and HEAD of `/rpc/name`. */
export function prepareCall(catalogue: Catalogue, name: string, request: RestRequest): Prepared {
  const call =
    request.method === 'POST'
      ? postCall(catalogue, name, request)
      : getCall(catalogue, name, request);
  const readOnly = request.method !== 'POST' || !call.routine.volatile;
  return call.routine.returns.kind === 'rows'
    ? callRows(catalogue, request, call, readOnly)
    : callScalar(request, call, readOnly);
}

function postCall(catalogue: Catalogue, name: string, request: RestRequest): Call {
  const { body, bodyKind } = request;
  const statement = new Statement();
  if (bodyKind !== 'json') {
    const routine = findRoutine(catalogue, name, [], [], bodyKind);
    const from = callSql(statement, routine, { kind: 'whole', body });
    return { routine, statement, from, pairs: request.pairs };
  }
  const { keys, isObject } = argumentsOfBody(body);
  const routine = findRoutine(catalogue, name, keys, [], 'json');
  const whole = takesWholeBody(routine, 'json');
  if (!isObject && !whole) throw errors.body('The body must be an object');
  const json = body.trim() === '' ? '{}' : body;
  const given = whole
    ? { kind: 'whole' as const, body: json }
    : { kind: 'json' as const, json, keys };
  const from = callSql(statement, routine, given);
  return { routine, statement, from, pairs: request.pairs };
}

function getCall(catalogue: Catalogue, name: string, request: RestRequest): Call {
  const { keys, others } = argumentsOfQuery(request.pairs);
  const routine = findRoutine(catalogue, name, keys, others, null);
  const { values, rest } = splitQuery(routine, request.pairs);
  const statement = new Statement();
  const from = callSql(statement, routine, { kind: 'texts', values });
  return { routine, statement, from, pairs: rest };
}

/** Rows can be selected from, filtered, ordered and embedded like those of a table. */
function callRows(
  catalogue: Catalogue,
  request: RestRequest,
  { routine, statement, from, pairs }: Call,
  readOnly: boolean,
): Prepared {
  const { returns } = routine;
  if (returns.kind !== 'rows') throw new TypeError('a scalar has no rows');
  const query = parseQuery(pairs);
  const source = { shape: returns.shape, table: returns.table, sql: '_s' };
  const plan = planRead(catalogue, source, query, rootRange(request, query));
  const { preferences } = request;
  // A function that gives one row answers with that row, not with a list of it.
  const media =
    returns.set || request.media.format !== 'array'
      ? request.media
      : { ...request.media, format: 'object' as const };
  const options = { media, headersOnly: request.method === 'HEAD', count: preferences.count };
  return {
    text: selectSql(statement, plan, options, `_s as materialized (select _f.* ${from})`),
    embeds: embedsOf(plan),
    values: statement.values,
    readOnly,
    judges: !readOnly,
    answer: (row) => {
      const [, rows] = row;
      if (preferences.maxAffected !== null && rows > preferences.maxAffected) {
        throw errors.maxAffected(rows);
      }
      return answerRows(request, plan, row);
    },
  };
}

function callScalar(request: RestRequest, call: Call, readOnly: boolean): Prepared {
  const { returns } = call.routine;
  if (request.media.format === 'csv') throw errors.mediaType('text/csv');
  const many = returns.kind === 'scalar' && returns.set;
  const type = returns.kind === 'scalar' ? returns.type : 'void';
  const limit = many ? MAX_ROWS : 1;
  const column = { sql: 'v', name: 'v', type };
  const level = { limit, maxBytes: MAX_ANSWER_BYTES, embedded: false };
  const limited = limitedRows(`select v ${call.from} limit ${limit}`, [column], level);
  const body = many ? `coalesce(json_agg(v), '[]')::text` : `(json_agg(v) -> 0)::text`;
  const text =
    returns.kind === 'void'
      ? `select null, count(*)::int, null, null ${call.from}`
      : limitedAnswer(
          `select ${body}, count(*)::int, ${request.preferences.count ? 'count(*)::int' : 'null'}, null from (${limited}) _r`,
        );
  return {
    text,
    embeds: 0,
    values: call.statement.values,
    readOnly,
    judges: !readOnly && returns.kind !== 'void',
    answer: ([result, rows, total]) => {
      const headers = {
        'content-range': contentRange(0, rows - 1, total),
        ...appliedHeader(request),
      };
      if (returns.kind === 'void') return { status: 204, headers, body: null };
      return {
        status: 200,
        headers: { ...headers, 'content-type': contentType(request.media) },
        body: request.method === 'HEAD' ? null : (result ?? 'null'),
      };
    },
  };
}
