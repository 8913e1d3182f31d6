import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import type { StatusCode } from 'hono/utils/http-status';
import type { Deps } from '#server/deps.ts';
import { RETRY_AFTER_SECONDS } from '#server/db/outage/outage.ts';
import type { RequestScope } from '#server/db/scope.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { CatalogueSource } from './catalogue/catalogue-source.ts';
import { AnswerMemory } from './answer-memory.ts';
import { disconnectSignal, outgoingOf } from './disconnect.ts';
import { PlanCache } from './execute/plan-cache.ts';
import { runPrepared } from './execute/run-prepared.ts';
import { StatementNames } from './execute/statement-names.ts';
import { type Body, rawQuery, readBody, readRequest } from './http-request.ts';
import { MAX_ANON_EMBEDS } from './limits.ts';
import { prepareCall } from './operations/call.ts';
import { prepareDelete } from './operations/delete.ts';
import { prepareInsert } from './operations/insert.ts';
import { prepareRead } from './operations/read.ts';
import type { RestRequest } from './operations/request.ts';
import { prepareUpdate } from './operations/update.ts';
import type { RestAnswer, Prepared } from './prepared.ts';
import { DataApiError } from './respond/data-api-error.ts';
import { errors } from './respond/errors.ts';
import { openApi } from './respond/openapi/openapi.ts';
import { toDataApiError } from './respond/postgres-error.ts';

interface RestEnv {
  Variables: { scope: RequestScope };
}
type Prepare = (catalogue: Catalogue, name: string, request: RestRequest) => Prepared;

const TABLE: Readonly<Record<string, Prepare>> = {
  GET: prepareRead,
  HEAD: prepareRead,
  POST: prepareInsert,
  PATCH: prepareUpdate,
  DELETE: prepareDelete,
};
const RPC: Readonly<Record<string, Prepare>> = {
  GET: prepareCall,
  HEAD: prepareCall,
  POST: prepareCall,
};
/**
 * What the server does to the arguments of a function, by its name, before the database sees them:
 * the JSON that came in, the JSON to call it with.
 */
export type IncomingCalls = ReadonlyMap<string, (body: string, scope: RequestScope) => string>;

/** What a second look at the database may cure. */
const MISSES = new Set(['PGRST200', 'PGRST202', 'PGRST204', 'PGRST205', '42703']);

/**
 * The Data API: PostgREST's protocol on schema `public`. Mount it behind the bearer middleware,
 * which sets `c.var.scope`; without a scope every request fails.
 */
export function restRoutes(
  deps: Pick<Deps, 'pools' | 'log'>,
  incomingCalls: IncomingCalls = new Map(),
): Hono<RestEnv> {
  const { pools, log } = deps;
  const source = new CatalogueSource(pools.owner);
  const plans = new PlanCache();
  const names = new StatementNames();
  const memory = new AnswerMemory();

  /** Plans a request; a read that was planned before is found again by its text. */
  async function prepare(c: Context<RestEnv>, operations: typeof TABLE, name: string) {
    const { method } = c.req;
    const operation = operations[method];
    if (!operation) throw operations === RPC ? errors.rpcMethod(method) : errors.method(method);
    const query = rawQuery(c.req.url);
    const reads = method === 'GET' || method === 'HEAD';
    const key = reads
      ? `${method} ${operations === RPC} ${name}\n${query}\n${c.req.header('prefer')}\n${c.req.header('accept')}\n${c.req.header('range')}\n${c.req.header('accept-profile')}`
      : null;
    const catalogue = await source.get();
    const known = key === null ? undefined : plans.get(catalogue, key);
    if (known) return known;
    const calls = operations === RPC;
    const body: Body = reads ? { kind: 'json', text: '' } : await readBody(c, calls);
    const incoming = calls && body.kind === 'json' && !reads ? incomingCalls.get(name) : undefined;
    if (incoming !== undefined) body.text = incoming(body.text, c.var.scope);
    const request = readRequest(c, query, body);
    const prepared = await planTwice(catalogue, (from) => operation(from, name, request));
    if (key !== null) plans.set(key, prepared);
    return prepared;
  }

  async function planTwice(catalogue: Catalogue, plan: (catalogue: Catalogue) => Prepared) {
    try {
      return plan(catalogue);
    } catch (error) {
      if (!(error instanceof DataApiError) || !MISSES.has(error.code)) throw error;
      const newer = await source.refreshAfterMiss();
      if (newer === null) throw error;
      return plan(newer);
    }
  }

  async function answer(c: Context<RestEnv>, operations: typeof TABLE, name: string) {
    const prepared = await prepare(c, operations, name);
    if (c.var.scope.role === 'anon' && prepared.embeds > MAX_ANON_EMBEDS) {
      throw errors.tooManyEmbeds(MAX_ANON_EMBEDS);
    }
    const held: Prepared = {
      ...prepared,
      // Before the commit: a change whose answer finds no room is taken back.
      answer: (row) => {
        const answered = prepared.answer(row);
        memory.hold(answered.body, outgoingOf(c));
        return answered;
      },
    };
    return send(c, await runPrepared(pools, names, c.var.scope, held, disconnectSignal(c)));
  }

  const app = new Hono<RestEnv>();
  app.onError((error, c) => {
    const refusal = toDataApiError(error, c.var.scope?.role ?? 'anon');
    if (refusal.status >= 500) {
      log.error('data API request failed', { path: c.req.path, code: refusal.code, error });
    }
    return sendError(c, refusal);
  });
  const root = async (c: Context<RestEnv>) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw errors.method(c.req.method);
    const text = JSON.stringify(openApi(await source.get(), c.var.scope.role));
    return c.body(text, 200, { 'content-type': 'application/openapi+json; charset=utf-8' });
  };
  app.all('/', root);
  app.all('/rpc/:name', (c) => answer(c, RPC, c.req.param('name')));
  app.all('/:table', (c) => answer(c, TABLE, c.req.param('table')));
  // The root with a slash at the end lands here, like every path that is none of ours.
  app.all('/*', (c) => {
    if (routePath(c) === `${c.req.path}*`) return root(c);
    throw errors.path();
  });
  return app;
}

function send(c: Context, { status, headers, body }: RestAnswer): Response {
  return c.newResponse(body, status as StatusCode, headers);
}

function sendError(c: Context, error: DataApiError): Response {
  const { code, message, details, hint } = error;
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' };
  // The rest of the body is not read, so the connection cannot carry another request.
  if (error.status === 413 && error.code === 'PGRST102') headers['connection'] = 'close';
  if (error.status === 503) headers['retry-after'] = String(RETRY_AFTER_SECONDS);
  if (error.status === 401) headers['www-authenticate'] = 'Bearer';
  const body = c.req.method === 'HEAD' ? null : JSON.stringify({ code, message, details, hint });
  return c.newResponse(body, error.status as StatusCode, headers);
}
