import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { errors } from './respond/errors.ts';

/**
 * A signal that fires when the client goes away before its answer is complete.
 * Listens to Node's own response: the signal of a web Request costs several times as much.
 */
export function disconnectSignal(c: Context): AbortSignal | undefined {
  const outgoing = (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing;
  if (outgoing === undefined) return undefined;
  const controller = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) controller.abort(errors.clientGone());
  });
  return controller.signal;
}
