import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { requestId } from './request-id.ts';

function app(lines: string[] = []) {
  const hono = new Hono();
  hono.use(requestId(createLog('debug', (line) => lines.push(line))));
  hono.get('/', (c) => c.text('ok'));
  return hono;
}

function answer(id: string) {
  return app().request('/nothing', { headers: { 'x-request-id': id } });
}

describe('requestId', () => {
  it('makes an id where none came', async () => {
    expect((await app().request('/')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps a plain id and replaces any other, also on an unknown path', async () => {
    expect((await answer('edge-7')).headers.get('x-request-id')).toBe('edge-7');
    expect((await answer('a b"c')).headers.get('x-request-id')).not.toContain('"');
  });

  it('logs no query', async () => {
    const lines: string[] = [];
    await app(lines).request('/?token=hidden');
    expect(lines.join('')).toContain('"path":"/"');
    expect(lines.join('')).not.toContain('hidden');
  });
});
