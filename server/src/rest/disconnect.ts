import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { errors } from './respond/errors.ts';

/** Node's own response; undefined when the request came over no connection (tests). */
export function outgoingOf(c: Context): ServerResponse | undefined {
  return (c.env as { outgoing?: ServerResponse } | undefined)?.outgoing;
}

/**
 * A signal that fires when the client goes away before its answer is complete.
 * Listens to Node's own response: the signal of a web Request costs several times as much.
 */
export function disconnectSignal(c: Context): AbortSignal | undefined {
  const outgoing = outgoingOf(c);
  if (outgoing === undefined) return undefined;
  const controller = new AbortController();
  const closed = () => {
    if (!outgoing.writableFinished) controller.abort(errors.clientGone());
  };
  if (outgoing.closed || outgoing.destroyed) closed();
  else outgoing.once('close', closed);
  return controller.signal;
}
