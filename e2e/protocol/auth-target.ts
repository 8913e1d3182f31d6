import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { AuthAdminApi, AuthClient } from '@supabase/auth-js';
import { Hono } from 'hono';
import PostalMime from 'postal-mime';
import { authRoutes } from '#server/auth/routes.ts';
import { loadConfig } from '#server/config.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { bearer } from '#server/http/bearer/bearer.ts';
import { forgetOwnSessions } from '#server/http/bearer/forget-own-sessions.ts';
import type { HttpEnv } from '#server/http/http-env.ts';
import { requestId } from '#server/http/request-id/request-id.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { createKeys, type Keys } from '#server/keys.ts';
import { createLog } from '#server/log.ts';
import { outboxTransport } from '#server/mail/transports/outbox.ts';
import { restRoutes } from '#server/rest/routes.ts';

interface ClientOptions {
  flowType?: 'implicit' | 'pkce';
  /** The client hides them until it is told that the server has them. */
  recoveryCodes?: boolean;
}

/** A server that speaks auth/v1: our own on a port of this test, or one that is given by its URL. */
export interface AuthTarget {
  /** With `/auth/v1`. */
  url: string;
  apikey: string;
  /** Waits for the newest mail to the address, after `since` others, and gives its link. */
  link(address: string, since?: number): Promise<URL>;
  /** The same for the six digits. */
  code(address: string, since?: number): Promise<string>;
  /** How many mails the address has. */
  mails(address: string): Promise<number>;
  /** Waits for so many mails to the address, and gives their subjects, the oldest first. */
  subjects(address: string, count: number): Promise<string[]>;
  /** The same for what they say. */
  texts(address: string, count: number): Promise<string[]>;
  /** An official client with a storage of its own, as one browser. */
  client(options?: ClientOptions): InstanceType<typeof AuthClient>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<AuthAnswer>;
  close(): Promise<void>;
}

/**
 * Everything that tests read in answers of auth/v1. Which of it an endpoint gives is what they check:
 * a field that is missing fails there.
 */
export interface AuthBody {
  id: string;
  access_token: string;
  refresh_token: string;
  error_code: string;
  error_description: string;
  msg: string;
  user: { factors: readonly object[] };
  user_metadata: object;
  saml: { entity_id: string; metadata_xml?: string };
  items: readonly Pick<AuthBody, 'saml'>[];
  credential_options: object;
  webauthn: {
    type: string;
    credential_options: { publicKey: CeremonyOptions };
  };
}

/** What a security key is asked for. */
interface CeremonyOptions {
  challenge: string;
  user: { id: string };
  rp: { id: string };
  allowCredentials: readonly object[];
}

export interface AuthAnswer {
  status: number;
  headers: Headers;
  body: AuthBody;
}

/** What only our own server in this process can be asked. */
export interface OwnTarget extends AuthTarget {
  db: TestDatabase;
  /** Moves the server's clock. */
  clock: { ahead: number };
  lines: string[];
  /** The official client's admin calls, with this secret key or another token. */
  admin(token?: string): InstanceType<typeof AuthAdminApi>;
  secretKey: string;
  keys: Keys;
  /** The whole table of auth/v1. */
  routes: readonly { method: string; path: string }[];
}

/** Room for a whole test file from one address; tests of limits pass their own. */
const ROOMY = {
  LIMIT_SIGN_INS_PER_WINDOW: '1000',
  LIMIT_SIGN_UPS_PER_HOUR: '1000',
  LIMIT_AUTH_PER_IP_PER_HOUR: '10000',
  LIMIT_MAILS_PER_HOUR: '1000',
};

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

async function mailsIn(folder: string, address: string) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.toSorted().map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

async function waitForMails(outbox: string, address: string, count: number) {
  for (let tries = 0; tries < 100; tries += 1) {
    const mails = await mailsIn(outbox, address);
    if (mails.length >= count) return mails;
    await sleep(50);
  }
  throw new Error(`no mail for ${address}`);
}

async function newestText(outbox: string, address: string, since = 0): Promise<string> {
  return (await waitForMails(outbox, address, since + 1)).at(-1)?.text ?? '';
}

function target(url: string, apikey: string, outbox: string): Omit<AuthTarget, 'close'> {
  return {
    url,
    apikey,
    async link(address, since) {
      const link = /https?:\/\/\S+/.exec(await newestText(outbox, address, since))?.[0] ?? '';
      // The links lead to SITE_URL; the server under test may listen elsewhere.
      const path = link.slice(link.indexOf('/auth/v1') + '/auth/v1'.length);
      return new URL(`${url}${path}`);
    },
    code: async (address, since) =>
      /\b\d{6}\b/.exec(await newestText(outbox, address, since))?.[0] ?? '',
    mails: async (address) => (await mailsIn(outbox, address)).length,
    subjects: async (address, count) =>
      (await waitForMails(outbox, address, count)).map(({ subject = '' }) => subject),
    texts: async (address, count) =>
      (await waitForMails(outbox, address, count)).map(({ text = '' }) => text),
    client: ({ flowType = 'implicit', recoveryCodes = false } = {}) =>
      new AuthClient({
        url,
        headers: { apikey, Authorization: `Bearer ${apikey}` },
        storage: memoryStorage(),
        flowType,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        experimental: { recoveryCodes },
      }),
    async post(path, body, headers = {}) {
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      const text = await answer.text();
      const json = answer.headers.get('content-type')?.includes('json') ?? false;
      return {
        status: answer.status,
        headers: answer.headers,
        body: json ? JSON.parse(text) : text,
      };
    },
  };
}

/** The server of `PROTOCOL_URL` (its key in `PROTOCOL_KEY`, its outbox under `E2E_DATA_DIR`), or our own. */
export async function authTarget(): Promise<AuthTarget> {
  const { PROTOCOL_URL, PROTOCOL_KEY = '', E2E_DATA_DIR = './data' } = process.env;
  if (!PROTOCOL_URL) return ownAuthTarget();
  return {
    ...target(`${PROTOCOL_URL}/auth/v1`, PROTOCOL_KEY, join(E2E_DATA_DIR, 'outbox')),
    close: async () => {},
  };
}

/** auth/v1 with queue, outbox and a database of its own, over real HTTP. */
export async function ownAuthTarget(env: Record<string, string> = {}): Promise<OwnTarget> {
  const dataDir = await mkdtemp(join(tmpdir(), 'auth-'));
  const db = await createTestDatabase();
  const config = loadConfig({ ...ROOMY, ...env });
  const lines: string[] = [];
  const log = createLog('warn', (line) => lines.push(line));
  const keys = createKeys();
  const jobs = await startWorker({
    pools: db.pools,
    log,
    config,
    keys,
    transport: outboxTransport(dataDir, config.mailFrom, () => {}),
  });
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const deps = { config, log, pools: db.pools, keys, now, sendMail: jobs.sendMail.bind(jobs) };

  const app = new Hono<HttpEnv>();
  app.use(requestId(log));
  const table = authRoutes(deps);
  app.route('/auth/v1', table);
  // What rest/v1 and functions/v1 do with a token, in its smallest form.
  app.use('/rest/v1/*', bearer(deps));
  app.use('/rest/v1/rpc/end_own_session', forgetOwnSessions(deps));
  app.route('/rest/v1', restRoutes(deps));
  app.use('/whoami', bearer(deps));
  app.get('/whoami', (c) => c.json(c.var.scope));
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const base = `http://127.0.0.1:${port}/auth/v1`;
  return {
    ...target(base, keys.publishableKey, join(dataDir, 'outbox')),
    db,
    secretKey: keys.secretKey,
    keys,
    routes: table.routes,
    admin: (token = keys.secretKey) =>
      new AuthAdminApi({
        url: base,
        headers: { apikey: keys.secretKey, Authorization: `Bearer ${token}` },
      }),
    clock,
    lines,
    async close() {
      server.closeAllConnections();
      server.close();
      await jobs.stop();
      await db.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
