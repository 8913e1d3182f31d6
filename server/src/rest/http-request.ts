import type { Context } from 'hono';
import { MAX_BODY_BYTES } from './limits.ts';
import type { BodyKind, RestRequest } from './operations/request.ts';
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
export function readRequest(c: Context, query: string, body: Body): RestRequest {
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
    body: body.text,
    bodyKind: body.kind,
  };
}

export interface Body {
  kind: BodyKind;
  text: string;
}

const KINDS: ReadonlyMap<string, BodyKind> = new Map([
  ['application/json', 'json'],
  ['text/plain', 'text'],
  ['application/octet-stream', 'bytes'],
]);

/**
 * @param calls whether a function is called, which may take another body than JSON
 * @throws DataApiError 413 above 1 MB, PGRST102 for a body that is neither by its own account
 */
export async function readBody(c: Context, calls: boolean): Promise<Body> {
  const type = c.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  const kind = type === undefined ? 'json' : KINDS.get(type);
  if (kind === undefined || (kind !== 'json' && !calls)) {
    throw errors.body(`Content-Type not acceptable: ${type}`);
  }
  const length = c.req.header('content-length');
  if (length !== undefined && Number(length) > MAX_BODY_BYTES) throw errors.bodyTooLarge();
  if (kind === 'json' && length !== undefined) return { kind, text: await c.req.text() };
  const bytes = await readChunks(c.req.raw.body);
  if (kind === 'bytes') return { kind, text: String.raw`\x${bytes.toString('hex')}` };
  const text = bytes.toString('utf8');
  if (text.includes('\0')) throw errors.unstorable();
  return { kind, text };
}

/** A body of unknown length is given up as soon as it is too long. */
async function readChunks(stream: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw errors.bodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
