import { Connection } from '../rest/http-load.ts';

/** Posts JSON, each worker over its own connection that is kept open; throws on any answer but 200. */
export function poster(port: number, apikey: string) {
  const connections = new Map<number, Connection>();
  const connectionOf = async (worker: number) => {
    // The server closes what is idle for long, so a connection is opened by its first request.
    const connection = connections.get(worker) ?? (await Connection.open(port));
    connections.set(worker, connection);
    return connection;
  };
  return {
    post: async (worker: number, path: string, value: unknown): Promise<string> => {
      const body = JSON.stringify(value);
      const connection = await connectionOf(worker);
      const answer = await connection.send(
        `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\napikey: ${apikey}\r\ncontent-type: application/json\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
      if (answer.status !== 200) {
        throw new Error(`${path} answered ${answer.status}: ${answer.body}`);
      }
      return answer.body;
    },
    close: () => {
      for (const connection of connections.values()) connection.close();
    },
  };
}
