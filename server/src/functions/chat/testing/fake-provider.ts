import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Scenario, SCENARIO_WORDS } from './scenarios.content.ts';

export interface FakeProvider {
  baseUrl: string;
  /** What it does from now on, in answers. */
  scenario: Scenario;
  /** The word with which it gives its opinion; null answers 500. */
  opinion: string | null;
  /** Milliseconds before the opinion comes. */
  opinionAfter: number;
  /** Bodies of the requests so far, opinions aside. */
  asked: { messages: { role: string; content: string }[]; stream?: boolean }[];
  close(): Promise<void>;
}

/** A server that speaks OpenAI's chat completions and does what a test tells it. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const fake: FakeProvider = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    scenario: 'well',
    opinion: 'none',
    opinionAfter: 0,
    asked: [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = JSON.parse(text) as FakeProvider['asked'][number];
    if (body.stream !== true) return await giveOpinion(response);
    fake.asked.push(body);
    await stream(response, fake.scenario);
  }

  async function giveOpinion(response: ServerResponse): Promise<void> {
    await sleep(fake.opinionAfter);
    if (fake.opinion === null) return void response.writeHead(500).end('{}');
    const message = { role: 'assistant', content: fake.opinion };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ id: 'x', choices: [{ index: 0, message, finish_reason: 'stop' }] }),
    );
  }
  return fake;
}

async function stream(response: ServerResponse, scenario: Scenario): Promise<void> {
  if (scenario === 'connects-never-answers') return;
  if (scenario === 'refuses-429' || scenario === 'retry-after-30') {
    const error = { message: 'too many', type: 'rate_limit' };
    const headers = { 'retry-after': scenario === 'retry-after-30' ? '30' : '0' };
    return void response.writeHead(429, headers).end(JSON.stringify({ error }));
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  if (scenario === 'headers-then-nothing') return;
  const send = (delta: object, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  for (const content of SCENARIO_WORDS[scenario]) {
    send({ content });
    await sleep(scenario === 'slow' ? 300 : 5);
  }
  while (scenario.startsWith('trickles') && !response.destroyed) {
    send({ content: '' });
    send({ content: ' ' });
    send({ reasoning_content: 'hm' });
    response.write(': keep-alive\n\n');
    await sleep(20);
  }
  if (scenario === 'dies-mid-stream') return void response.destroy();
  if (scenario === 'malformed-chunk') response.write('data: {"choices": [oops\n\n');
  if (scenario !== 'ends-without-finish') {
    send({}, 'stop');
    response.write('data: [DONE]\n\n');
  }
  response.end();
}
