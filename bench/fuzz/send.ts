import { Agent, request as open } from 'node:http';
import { type FuzzRequest, PUBLISHABLE, SECRET, TOKEN } from './requests.ts';

/** What stands for the marks of a generated request on the server that is attacked. */
export interface Credentials {
  publishableKey: string;
  secretKey: string;
  /** Of several people, in turn. */
  tokens: readonly string[];
}

/** How often each answer came, by API: `rest 400`, `auth no answer`. */
export type RequestTally = Map<string, number>;

/** So long an answer may take, a stream that is never asked to end included. */
const ANSWER_MS = 30_000;

/**
 * Sends requests as they are, so many at once, and reads every answer to its end. Node's own client,
 * because `fetch` refuses methods and headers that an attacker would send.
 */
export async function sendAll(
  port: number,
  requests: Iterator<FuzzRequest>,
  credentials: Credentials,
  atOnce: number,
): Promise<RequestTally> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const tally: RequestTally = new Map();
  let sent = 0;
  const work = async () => {
    for (let next = requests.next(); !next.done; next = requests.next()) {
      sent += 1;
      const token = credentials.tokens[sent % credentials.tokens.length] ?? '';
      const filled = fill(next.value, credentials, token);
      const ending = `${next.value.api} ${await send(port, agent, filled)}`;
      tally.set(ending, (tally.get(ending) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  return tally;
}

function fill(request: FuzzRequest, credentials: Credentials, token: string): FuzzRequest {
  const { publishableKey, secretKey } = credentials;
  const headers = Object.entries(request.headers).map(([name, value]) => [
    name,
    value.replace(PUBLISHABLE, publishableKey).replace(SECRET, secretKey).replace(TOKEN, token),
  ]);
  return { ...request, headers: Object.fromEntries(headers) as Record<string, string> };
}

/** The status, or why there is none. */
async function send(
  port: number,
  agent: Agent,
  { method, path, headers, body }: FuzzRequest,
): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  try {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const outgoing = open(
      { port, host: '127.0.0.1', agent, method, path, headers: { ...headers, ...length } },
      (answer) => {
        answer.on('error', () => resolve('broken off'));
        answer.on('end', () => resolve(String(answer.statusCode)));
        answer.resume();
      },
    );
    outgoing.setTimeout(ANSWER_MS, () => outgoing.destroy(new Error('late')));
    outgoing.on('error', (error) => resolve(reasonOf(error)));
    outgoing.end(body);
  } catch {
    // Node itself does not send it, so no server meets it.
    resolve('not sent');
  }
  return await promise;
}

function reasonOf(error: Error): string {
  const code = 'code' in error ? String(error.code) : '';
  // Refused in the middle of a body: the answer was given and the connection closed behind it.
  return code === 'EPIPE' || code === 'ECONNRESET' ? 'closed' : error.message || code;
}
