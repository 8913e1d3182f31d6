// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction, loadBackend } from './backend.ts';
import { dataOf } from './data-error.ts';
import { refreshSessionState } from './session.ts';
import { SESSION_KEY } from './stored-session.ts';

type Answering = (request: Request) => Response | Promise<Response>;
let answers: Record<string, Answering>;
const calls: Request[] = [];

const session = (token: string) => ({
  access_token: token,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: 'ana', email: 'ana@e.mx', email_confirmed_at: '2026-01-01' },
});

beforeEach(() => {
  calls.length = 0;
  localStorage.clear();
  answers = { '/config.json': () => Response.json({ publishableKey: 'sb_publishable_1' }) };
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const request = new Request(new URL(input, 'http://localhost'), init);
    calls.push(request);
    const answer = answers[new URL(request.url).pathname];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer(request);
  });
});

function signIn(token: string) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session(token)));
  refreshSessionState();
}

test('a visitor asks with the publishable key', async () => {
  answers['/functions/v1/x'] = (request) =>
    Response.json({ key: request.headers.get('apikey'), as: request.headers.get('authorization') });
  const response = await callFunction('x', {});
  expect(await response.json()).toEqual({
    key: 'sb_publishable_1',
    as: 'Bearer sb_publishable_1',
  });
});

test('a refused token is renewed once and the call repeated', async () => {
  signIn('old');
  answers['/auth/v1/token'] = () => Response.json(session('new'));
  answers['/rest/v1/user_progress'] = (request) =>
    request.headers.get('authorization') === 'Bearer new'
      ? Response.json([{ points: 50 }])
      : Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 });
  const backend = await loadBackend();
  expect(dataOf(await backend.from('user_progress').select('points'))).toEqual([{ points: 50 }]);
});

test('a refusal carries its code', async () => {
  answers['/functions/v1/x'] = () =>
    Response.json({ code: 'consent_incomplete', message: 'no' }, { status: 400 });
  await expect(callFunction('x', {})).rejects.toMatchObject({
    code: 'consent_incomplete',
    status: 400,
    temporary: false,
  });
});

test('no answer is called the network', async () => {
  await expect(callFunction('x', {})).rejects.toMatchObject({ code: 'network', temporary: true });
});
