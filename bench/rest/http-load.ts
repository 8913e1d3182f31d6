import { connect, type Socket } from 'node:net';

/** One connection that is kept open; the least work that still reads whole answers. */
class Connection {
  readonly #socket: Socket;
  readonly #request: Buffer;
  #received: Buffer = Buffer.alloc(0);
  #settle: ((status: number) => void) | null = null;

  private constructor(socket: Socket, request: Buffer) {
    this.#socket = socket;
    this.#request = request;
    socket.on('data', (chunk: Buffer) => this.#onData(chunk));
  }

  static async open(port: number, request: Buffer): Promise<Connection> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    socket.once('connect', resolve);
    socket.once('error', reject);
    await promise;
    return new Connection(socket, request);
  }

  async send(): Promise<number> {
    const { promise, resolve } = Promise.withResolvers<number>();
    this.#settle = resolve;
    this.#socket.write(this.#request);
    return await promise;
  }

  close(): void {
    this.#socket.destroy();
  }

  #onData(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf('\r\n\r\n');
    if (end === -1) return;
    const head = this.#received.toString('latin1', 0, end);
    const length = Number(/content-length: (\d+)/iu.exec(head)?.[1] ?? 0);
    if (this.#received.length < end + 4 + length) return;
    this.#received = Buffer.alloc(0);
    this.#settle?.(Number(head.slice(9, 12)));
  }
}

/** Makes `send` for the measuring loop: one call is one request on connection `worker`. */
export async function httpLoad(port: number, path: string, headers: string[], workers: number) {
  const lines = [`GET ${path} HTTP/1.1`, 'host: 127.0.0.1', ...headers, '', ''];
  const request = Buffer.from(lines.join('\r\n'));
  const connections = await Promise.all(
    Array.from({ length: workers }, () => Connection.open(port, request)),
  );
  return {
    send: async (worker: number) => {
      const status = await connections[worker]?.send();
      if (status !== 200) throw new Error(`The Data API answered ${status}`);
    },
    close: () => {
      for (const connection of connections) connection.close();
    },
  };
}
