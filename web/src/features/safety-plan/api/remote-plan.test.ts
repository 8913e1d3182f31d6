// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { adoptVisitorPlan, safetyPlan, writePart } from '../plan/plan-store.ts';

interface Row {
  parts: Record<string, unknown>;
  reviewed_at: string | null;
  revision: number;
}

/** An account that keeps one row, and lets another device write just before this one does. */
const account: { row: Row | null; writes: number; meanwhile: (() => void) | null } = {
  row: null,
  writes: 0,
  meanwhile: null,
};

function answer(url: URL, method: string, body: Row): Response {
  if (method === 'GET') return Response.json(account.row ? [account.row] : []);
  account.meanwhile?.();
  account.meanwhile = null;
  account.writes += 1;
  if (method === 'POST') {
    if (account.row) return Response.json({ code: '23505', message: 'taken' }, { status: 409 });
    account.row = body;
    return new Response(null, { status: 201 });
  }
  const known = Number(url.searchParams.get('revision')?.replace('eq.', ''));
  if (account.row?.revision !== known) return Response.json([]);
  account.row = body;
  return Response.json([{ revision: body.revision }]);
}

vi.mock('#web/data/auth.ts', () => ({
  accessToken: () => Promise.resolve(`x.${btoa('{"sub":"ana"}')}.x`),
  renewedToken: () => Promise.resolve(null),
}));

beforeEach(() => {
  localStorage.clear();
  Object.assign(account, { row: null, writes: 0, meanwhile: null });
  vi.stubGlobal('fetch', (input: string | URL, init: RequestInit = {}) => {
    const url = new URL(input, 'http://localhost');
    if (url.pathname === '/config.json') {
      return Promise.resolve(Response.json({ publishableKey: 'k' }));
    }
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    return Promise.resolve(answer(url, init.method ?? 'GET', body));
  });
});

const self = () => safetyPlan.kept('ana').doc.parts.self;
const fromElsewhere = (text: string, revision: number) => () => {
  const part = { text, at: '2026-03-01T10:00:00.000Z', earlier: null };
  account.row = { parts: { self: part }, reviewed_at: null, revision };
};

it('writes nothing for who wrote nothing', async () => {
  await safetyPlan.sync('ana');
  expect(account.writes).toBe(0);
});

it('brings the plan to the account once, and says nothing more until something changes', async () => {
  writePart('ana', 'self', 'Caminar');
  await safetyPlan.sync('ana');
  await safetyPlan.sync('ana');
  expect(account.writes).toBe(1);
  expect(account.row?.parts).toMatchObject({ self: { text: 'Caminar' } });
});

it('takes what the account has', async () => {
  fromElsewhere('Cantar', 3)();
  await safetyPlan.sync('ana');
  expect(self().text).toBe('Cantar');
  expect(account.writes).toBe(0);
});

it('loses nothing when another device is faster, first plan or later one', async () => {
  writePart('ana', 'self', 'Caminar');
  account.meanwhile = fromElsewhere('Cantar', 1);
  await safetyPlan.sync('ana');
  expect(self()).toMatchObject({ text: 'Caminar', earlier: { text: 'Cantar' } });

  writePart('ana', 'self', 'Caminar y dibujar');
  account.meanwhile = fromElsewhere('Nadar', 7);
  await safetyPlan.sync('ana');
  expect(self()).toMatchObject({ text: 'Caminar y dibujar', earlier: { text: 'Nadar' } });
  expect(account.row).toMatchObject({
    revision: 8,
    parts: { self: { text: 'Caminar y dibujar' } },
  });
});

it('sends what was written in the same instant as the words before, or by a clock put back', async () => {
  const now = new Date('2026-05-01T10:00:00.000Z');
  writePart('ana', 'self', 'Caminar', now);
  await safetyPlan.sync('ana');
  writePart('ana', 'self', 'Caminar y dibujar', now);
  await safetyPlan.sync('ana');
  expect(account.row).toMatchObject({ parts: { self: { text: 'Caminar y dibujar' } } });
  writePart('ana', 'self', 'Dibujar', new Date('2026-04-30T10:00:00.000Z'));
  await safetyPlan.sync('ana');
  expect(account.row).toMatchObject({ parts: { self: { text: 'Dibujar' } } });
});

it('sends what a plan without an account brought in the same instant', async () => {
  const now = new Date('2026-05-01T10:00:00.000Z');
  writePart('ana', 'self', 'Caminar', now);
  await safetyPlan.sync('ana');
  writePart('visitor', 'self', 'Cantar', now);
  adoptVisitorPlan('ana', now);
  await safetyPlan.sync('ana');
  expect(account.row).toMatchObject({ parts: { self: { text: 'Caminar\nCantar' } } });
});

it('keeps the plan here when the account cannot be reached', async () => {
  writePart('ana', 'self', 'Caminar');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(safetyPlan.sync('ana')).rejects.toMatchObject({ status: 0 });
  expect(self().text).toBe('Caminar');
});
