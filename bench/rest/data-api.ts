import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Keys } from '#server/keys.ts';
import { Connection } from './http-load.ts';

export interface DataRequest {
  method: 'GET' | 'POST';
  /** Below /rest/v1/. */
  path: string;
  prefer?: string;
  body?: string;
}

export interface DataApi {
  /** Sends one request over connection `worker` and returns its body. @throws unless it succeeds */
  send(worker: number, request: Buffer): Promise<string>;
  /** What goes over the wire; made once for a request that is sent again and again. */
  write(request: DataRequest, token: string): Buffer;
  close(): void;
}

/** The whole server in a process of its own, with kept connections to it. */
export async function startDataApi(url: string, keys: Keys, workers: number): Promise<DataApi> {
  const server = fork(join(import.meta.dirname, 'server.ts'));
  const env = {
    LIMIT_DATA_PER_PERSON_PER_MINUTE: '10000000',
    LIMIT_DATA_PER_IP_PER_MINUTE: '10000000',
  };
  server.send({ url, keys, workers, env });
  const [port] = (await once(server, 'message')) as [number];
  const connections = new Map<number, Connection>();
  const connectionOf = async (worker: number) => {
    // The server closes what is idle for long, so a connection is opened by its first request.
    const connection = connections.get(worker) ?? (await Connection.open(port));
    connections.set(worker, connection);
    return connection;
  };
  return {
    send: async (worker, request) => {
      const answer = await (await connectionOf(worker)).send(request);
      if (answer.status < 200 || answer.status > 299) {
        throw new Error(`The Data API answered ${answer.status}: ${answer.body}`);
      }
      return answer.body;
    },
    write: ({ method, path, prefer, body }, token) => {
      const length = body === undefined ? [] : [`content-length: ${Buffer.byteLength(body)}`];
      const head = [
        `${method} /rest/v1/${path} HTTP/1.1`,
        'host: 127.0.0.1',
        `apikey: ${keys.publishableKey}`,
        `authorization: Bearer ${token}`,
        'content-type: application/json',
        ...(prefer === undefined ? [] : [`prefer: ${prefer}`]),
        ...length,
      ];
      return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`);
    },
    close: () => {
      for (const connection of connections.values()) connection.close();
      server.disconnect();
    },
  };
}
