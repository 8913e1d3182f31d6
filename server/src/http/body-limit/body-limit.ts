import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** How much of a body that is too large is still read, so that its sender sees the answer. */
const DRAINED_BYTES = 8 * 1024 * 1024;

async function drain(body: ReadableStream<Uint8Array> | null): Promise<boolean> {
  if (!body) return true;
  if (body.locked) return false;
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > DRAINED_BYTES) return false;
  }
  return true;
}

/**
 * Refuses bodies of more than `maxSize` bytes. Answering while the sender still writes would break
 * the connection under it, or under its next request on the same connection: hence the rest is read
 * and thrown away, or the connection is announced to end.
 * @param refuse answers, or throws what the API's error handler answers; with these headers
 */
export function limitBody(
  maxSize: number,
  refuse: (c: Context, headers: Record<string, string>) => Response | Promise<Response>,
): MiddlewareHandler {
  const onError = async (c: Context) => {
    const drained = await drain(c.req.raw.body).catch(() => false);
    return refuse(c, drained ? {} : { connection: 'close' });
  };
  const readAndCount = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
    const announced = c.req.header('content-length');
    // Nothing but the announced length arrives then. Hono's own way touches the body's stream,
    // which costs a tenth of a short request.
    if (announced !== undefined && c.req.header('transfer-encoding') === undefined) {
      return Number(announced) > maxSize ? onError(c) : next();
    }
    return readAndCount(c, next);
  };
}
