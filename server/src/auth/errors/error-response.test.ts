import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { HttpEnv } from '#server/http/http-env.ts';
import { createLog } from '#server/log.ts';
import { AuthError } from './auth-error.ts';
import { onAuthError } from './error-response.ts';

async function answer(error: Error, version?: string, lines: string[] = []) {
  const app = new Hono<HttpEnv>();
  app.onError(onAuthError(createLog('error', (line) => lines.push(line))));
  app.get('/', () => {
    throw error;
  });
  const headers = version === undefined ? {} : { 'x-supabase-api-version': version };
  return app.request('/', { headers });
}

describe('onAuthError', () => {
  const weak = new AuthError('weak_password', {
    message: 'Too short',
    extra: { weak_password: { reasons: ['length'] } },
  });

  it('speaks the first version of the protocol to who names none', async () => {
    for (const version of [undefined, 'tomorrow', '2020-01-01']) {
      const response = await answer(weak, version);
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({
        code: 422,
        error_code: 'weak_password',
        msg: 'Too short',
        weak_password: { reasons: ['length'] },
      });
    }
  });

  it('speaks the newer one to who asks for it, and says so', async () => {
    const response = await answer(weak, '2024-01-01');
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await response.json()).toEqual({
      code: 'weak_password',
      message: 'Too short',
      weak_password: { reasons: ['length'] },
    });
  });

  it('tells the log of what nobody foresaw, but not in whose words', async () => {
    const lines: string[] = [];
    const response = await answer(new Error('relation of ana'), undefined, lines);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('ana');
    expect(lines.join('')).toContain('auth request failed');
    expect(lines.join('')).not.toContain('relation of ana');
  });
});
