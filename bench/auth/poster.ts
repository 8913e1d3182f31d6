import { Agent, request } from 'node:http';

/** Posts JSON over connections that are kept open; throws on any answer but 200. */
export function poster(port: number, apikey: string, workers: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: workers });
  return {
    post: async (path: string, body: unknown): Promise<Record<string, unknown>> => {
      const text = JSON.stringify(body);
      const { promise, resolve, reject } = Promise.withResolvers<Record<string, unknown>>();
      const headers = {
        apikey,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      };
      const options = { agent, host: '127.0.0.1', port, path, method: 'POST', headers };
      const sent = request(options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const said = Buffer.concat(chunks).toString();
          if (answer.statusCode === 200) resolve(JSON.parse(said));
          else reject(new Error(`${path} answered ${answer.statusCode}: ${said}`));
        });
      });
      sent.on('error', reject);
      sent.end(text);
      return promise;
    },
    close: () => agent.destroy(),
  };
}
