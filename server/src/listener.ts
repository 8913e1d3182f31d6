import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { StartError, systemCode } from './db/embedded/start-error.ts';

/** Anything that answers requests; a Hono app does. */
export interface Answerer {
  fetch(request: Request, env: object): Response | Promise<Response>;
}

/** The port, taken before anything else is touched. */
export interface Listener {
  port: number;
  /** From now on the app answers, those first who came while it was starting. */
  serve(app: Answerer): void;
  /** No new connections; answers under way may end within `grace` ms, then they are cut. */
  close(grace: number): Promise<void>;
}

/** Takes the port. Throws StartError if it is taken, forbidden, or not of this machine. */
export async function listen(port: number, host: string): Promise<Listener> {
  const { promise: app, resolve: serve } = Promise.withResolvers<Answerer>();
  const answer = getRequestListener(async (request, env) => (await app).fetch(request, env));
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw portProblem(port, host, error);
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    serve,
    close: (grace) => drain(server, grace),
  };
}

async function drain(server: Server, grace: number): Promise<void> {
  const closed = once(server, 'close').then(() => true);
  server.close();
  const end = Date.now() + grace;
  // A browser keeps its connection open after the answer; what is idle is cut all the time.
  while (!(await Promise.race([closed, sleep(50, false)]))) {
    if (Date.now() > end) server.closeAllConnections();
    else server.closeIdleConnections();
  }
}

function portProblem(port: number, host: string, error: unknown): StartError {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program; stop it, or start with another port, for example PORT=${port + 1}.`,
    EACCES: `Port ${port} may not be used by this account; choose one above 1023 with PORT.`,
    EADDRNOTAVAIL: `HOST=${host} is not an address of this machine.`,
    ENOTFOUND: `HOST=${host} is not an address of this machine.`,
  };
  const reason = reasons[systemCode(error) ?? ''];
  return new StartError(reason ?? `Cannot listen on ${host}:${port} (${String(error)}).`, {
    cause: error,
  });
}
