import { addresses } from './addresses.ts';
import { encoded, nastyText, nastyValue } from './nasty-texts.ts';
import { Random } from './random.ts';

/** One request as it goes over the wire: `path` is encoded already, and may be wrong on purpose. */
export interface FuzzRequest {
  api: 'auth' | 'rest' | 'functions' | 'static';
  method: string;
  path: string;
  /** `apikey: PUBLISHABLE` stands for the key of the installation that is attacked. */
  headers: Record<string, string>;
  body: string | undefined;
}

/** What the runner replaces by real ones, in headers. */
export const PUBLISHABLE = '{{publishable key}}';
export const SECRET = '{{secret key}}';
export const TOKEN = '{{access token}}';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'] as const;
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'text/csv',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/',
  ';',
] as const;
const TOKENS = [
  `Bearer ${TOKEN}x`,
  `Bearer ${SECRET}`,
  `Bearer ${PUBLISHABLE}`,
  'Bearer',
  'Bearer eyJhbGciOiJub25lIn0.e30.',
  'Bearer a.b.c',
  'Bearer sb_secret_constructor',
  `Bearer ${'a'.repeat(3000)}`,
  'Basic Og==',
] as const;
const PREFERENCES = [
  'return=representation',
  'return=minimal,count=exact',
  'constructor=1,__proto__=2',
  'handling=strict,max-affected=99999999999',
  'resolution=merge-duplicates,missing=default',
  ',,,=,',
] as const;
const ACCEPTS = [
  'application/json',
  'text/csv',
  'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.plan',
  'application/vnd.pgrst.array+json;nulls=stripped',
  '*/*;q=x',
  'text/event-stream',
] as const;

/**
 * Requests that no client sends. The same seed gives the same requests, in the same order.
 * None of them is meant to succeed in doing harm; every answer below 500 is right.
 */
export function* fuzzRequests(seed: number, count: number): Generator<FuzzRequest> {
  const random = new Random(seed);
  for (let i = 0; i < count; i += 1) {
    const { api, path } = addresses(random);
    // The right method most of the time, or nothing behind the routing would be met.
    const method = random.chance(0.6) ? random.pick(['GET', 'POST']) : random.pick(METHODS);
    const sends = method !== 'GET' && method !== 'HEAD';
    yield {
      api,
      method,
      path,
      headers: headersOf(random),
      body: sends ? bodyOf(random) : undefined,
    };
  }
}

function headersOf(random: Random): Record<string, string> {
  const headers: Record<string, string> = {};
  if (random.chance(0.9)) headers['apikey'] = random.chance(0.8) ? PUBLISHABLE : SECRET;
  // Mostly right, or all would end at the door.
  if (random.chance(0.7)) headers['authorization'] = `Bearer ${TOKEN}`;
  else if (random.chance(0.8)) headers['authorization'] = random.pick(TOKENS);
  headers['content-type'] = random.chance(0.7) ? 'application/json' : random.pick(TYPES);
  if (random.chance(0.3)) headers['prefer'] = random.pick(PREFERENCES);
  if (random.chance(0.3)) headers['accept'] = random.pick(ACCEPTS);
  if (random.chance(0.1)) headers['range'] = random.pick(['5-1', '0-', '-9', '0-99999999999', 'x']);
  if (random.chance(0.1)) headers['x-forwarded-for'] = random.pick(['::1', 'x', ',,', '1.2.3.4']);
  if (random.chance(0.05)) headers['last-event-id'] = random.pick(['-1', '1e9', 'constructor']);
  if (random.chance(0.05)) headers['accept-profile'] = random.pick(['public', 'auth', '__proto__']);
  return headers;
}

function bodyOf(random: Random): string {
  const kind = random.below(12);
  const object = () => {
    const names = ['email', 'password', 'message', 'note', 'data', 'token', nastyText(random)];
    return Object.fromEntries(
      names.filter(() => random.chance(0.5)).map((name) => [name, nastyValue(random)]),
    );
  };
  if (kind < 5) return JSON.stringify(object());
  if (kind === 5) return JSON.stringify([object(), object()]);
  if (kind === 6) return JSON.stringify(nastyValue(random));
  // Cut in the middle, as a lost connection would.
  if (kind === 7) return JSON.stringify(object()).slice(0, -1 - random.below(5));
  if (kind === 8) return '[{"a":'.repeat(random.pick([10, 1_000, 20_000]));
  if (kind === 9) return `{"note":"\\u0000\\ud800","note":${'9'.repeat(random.below(2000))}}`;
  if (kind === 10) return `{"__proto__":{"a":1e131071},"emotion":"calma"}`;
  return `${encoded(random, nastyText(random))}=${encoded(random, nastyText(random))}`;
}
