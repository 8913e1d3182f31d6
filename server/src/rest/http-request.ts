import type { Context } from 'hono';
import { MAX_BODY_BYTES } from './limits.ts';
import type { RestRequest } from './operations/request.ts';
import { parseAccept } from './parse/headers/accept.ts';
import { parsePrefer } from './parse/headers/prefer.ts';
import { parseQueryString } from './parse/query-string.ts';
import { errors } from './respond/errors.ts';

/** The query string as it was sent, without its question mark. */
export function rawQuery(url: string): string {
  const start = url.indexOf('?');
  if (start === -1) return '';
  const end = url.indexOf('#', start);
  return end === -1 ? url.slice(start + 1) : url.slice(start + 1, end);
}

/** Understands headers and query string. The body is read separately. */
export function readRequest(c: Context, query: string, body: string): RestRequest {
  const { method } = c.req;
  const reads = method === 'GET' || method === 'HEAD';
  const schema = c.req.header(reads ? 'accept-profile' : 'content-profile');
  if (schema !== undefined && schema !== 'public') throw errors.schema(schema);
  return {
    method,
    pairs: parseQueryString(query),
    preferences: parsePrefer(c.req.header('prefer')),
    media: parseAccept(c.req.header('accept')),
    range: reads ? c.req.header('range') : undefined,
    body,
  };
}

/** @throws ApiError 413 above 1 MB, PGRST102 for a body that is not JSON by its own account */
export async function readBody(c: Context): Promise<string> {
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== undefined && type !== 'application/json') {
    throw errors.body(`Content-Type not acceptable: ${type}`);
  }
  const length = c.req.header('content-length');
  if (length !== undefined) {
    if (Number(length) > MAX_BODY_BYTES) throw errors.bodyTooLarge();
    return await c.req.text();
  }
  return await readChunks(c.req.raw.body);
}

/** A body of unknown length is given up as soon as it is too long. */
async function readChunks(stream: ReadableStream<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw errors.bodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
