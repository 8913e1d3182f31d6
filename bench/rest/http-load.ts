import { connect, type Socket } from 'node:net';

interface HttpAnswer {
  status: number;
  body: string;
}

/** One connection that is kept open; the least work that still reads whole answers. */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #settle: ((answer: HttpAnswer) => void) | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => this.#onData(chunk));
    socket.on('close', () => this.#settle?.({ status: 0, body: 'The connection ended' }));
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    socket.once('connect', resolve);
    socket.once('error', reject);
    await promise;
    return new Connection(socket);
  }

  /** @param request head and body, as they go over the wire */
  async send(request: string | Buffer): Promise<HttpAnswer> {
    const { promise, resolve } = Promise.withResolvers<HttpAnswer>();
    this.#settle = resolve;
    this.#socket.write(request);
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
    let body = this.#received.toString('utf8', end + 4);
    if (/^transfer-encoding: chunked/imu.test(head)) {
      // The server sends no body of ours in pieces: only an empty one comes so.
      if (!body.endsWith('0\r\n\r\n')) return;
      body = body.slice(0, -5);
    } else {
      const length = Number(/^content-length: (\d+)/imu.exec(head)?.[1] ?? 0);
      if (this.#received.length < end + 4 + length) return;
    }
    this.#received = Buffer.alloc(0);
    this.#settle?.({ status: Number(head.slice(9, 12)), body });
  }
}
