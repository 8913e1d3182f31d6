import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { describe, expect, it } from 'vitest';
import type { HttpEnv } from '#server/http/http-env.ts';
import { createLog } from '#server/log.ts';
import { ApiError, onApiError } from './api-error.ts';

function app(error: Error, lines: string[] = []) {
  const hono = new Hono<HttpEnv>();
  hono.onError(onApiError(createLog('error', (line) => lines.push(line))));
  hono.get('/', () => {
    throw error;
  });
  hono.post('/', bodyLimit({ maxSize: 10 }), (c) => c.text('ok'));
  return hono;
}

describe('onApiError', () => {
  it('answers with the code, message and headers of the error', async () => {
    const error = new ApiError(429, 'over_request_rate_limit', 'Too many', {
      hint: 'wait',
      headers: { 'retry-after': '7' },
    });
    const answer = await app(error).request('/');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(await answer.json()).toEqual({
      code: 'over_request_rate_limit',
      message: 'Too many',
      hint: 'wait',
    });
  });

  it('logs what nobody foresaw, without its words', async () => {
    const lines: string[] = [];
    const answer = await app(new Error('password of ana is 1234'), lines).request('/');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('ana');
    expect(lines.join('')).toContain('request failed');
    expect(lines.join('')).not.toContain('ana');
  });

  it('keeps the status of what Hono itself refuses', async () => {
    expect((await app(new HTTPException(400, { message: 'no' })).request('/')).status).toBe(400);
    const big = await app(new Error('unused')).request('/', {
      method: 'POST',
      body: 'x'.repeat(11),
    });
    expect(big.status).toBe(413);
  });
});
