import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface TimedProvider {
  baseUrl: string;
  /** Milliseconds from the arrival of a request to the end of its first sentence, in order of arrival. */
  firstSentence: number[];
  close(): void;
}

const WORDS = [
  'Te ',
  'leo',
  '. ',
  'Parece ',
  'que ',
  'hoy ',
  'pesa ',
  'más ',
  'de ',
  'lo ',
  'que ',
];

/** A model server that says a few words, one every `paceMs`; it gives its opinion at once. */
export async function startTimedProvider(paceMs: number, rounds = 1): Promise<TimedProvider> {
  const firstSentence: number[] = [];
  const server = createServer((request, response) => {
    const arrived = performance.now();
    void (async () => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      if (!(JSON.parse(text) as { stream?: boolean }).stream) {
        const message = { role: 'assistant', content: 'none' };
        const choices = [{ index: 0, message, finish_reason: 'stop' }];
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ id: 'x', choices }));
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const send = (delta: object, finish: string | null = null) =>
        response.write(
          `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
        );
      for (let round = 0; round < rounds; round += 1) {
        for (const content of WORDS) {
          await sleep(paceMs);
          send({ content });
          if (round === 0 && content === '. ') firstSentence.push(performance.now() - arrived);
        }
        send({ content: 'duele. ' });
      }
      send({}, 'stop');
      response.end('data: [DONE]\n\n');
    })();
  });
  server.listen(0, '127.0.0.1', 8192);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    firstSentence,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
