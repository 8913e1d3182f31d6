import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { localModelHint } from './local-model.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function answering(body: string): Promise<string> {
  const server = createServer((_, response) => response.end(body));
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a model on this machine', () => {
  it('is named with the whole command that lets it answer', async () => {
    const address = await answering('{"models":[{"name":"qwen3:8b"}]}');
    expect(await localModelHint(address)).toContain(
      `AI_PROVIDER=openai-compatible AI_BASE_URL=${address}/v1 AI_MODEL=qwen3:8b npm start`,
    );
  });

  it('is not mentioned where nothing, or something else, answers', async () => {
    expect(await localModelHint(await answering('{"models":[]}'))).toBeNull();
    expect(await localModelHint(await answering('<html>'))).toBeNull();
    expect(await localModelHint('http://127.0.0.1:1')).toBeNull();
  });
});
