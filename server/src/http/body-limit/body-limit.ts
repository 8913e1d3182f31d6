import type { Context } from 'hono';
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
) {
  return bodyLimit({
    maxSize,
    onError: async (c) => {
      const drained = await drain(c.req.raw.body).catch(() => false);
      return refuse(c, drained ? {} : { connection: 'close' });
    },
  });
}
