// @vitest-environment happy-dom
import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataError } from '../data-error.ts';
import { SESSION_KEY } from '../stored-session.ts';
import type { AnswerStore, KeptAnswer } from './answer-store.ts';
import { forgetAnswers, forgetAnswersOf, keepAnswers } from './kept-answers.ts';

const DAY_MS = 86_400_000;
let kept: Map<string, KeptAnswer>;
let store: AnswerStore;
const ends: (() => void)[] = [];

function signIn(id: string) {
  const session = { access_token: 'a.e30.b', expires_at: 1e10, user: { id } };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session));
}
beforeEach(() => {
  kept = new Map();
  store = {
    get: (key) => Promise.resolve(kept.get(key)),
    set: (key, answer) => Promise.resolve(void kept.set(key, answer)),
    all: () => Promise.resolve([...kept]),
    remove: (keys) => Promise.resolve(keys.forEach((key) => kept.delete(key))),
    clear: () => Promise.resolve(kept.clear()),
  };
  signIn('ana');
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  localStorage.clear();
});

/** A page of its own, as after a reload. */
function page() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  ends.push(keepAnswers(client, store));
  const ask = (queryFn: QueryFunction, meta: Record<string, unknown> = { offline: true }) =>
    client.fetchQuery({ queryKey: ['list'], queryFn, meta }).catch(() => undefined);
  return { client, ask, shown: () => client.getQueryData(['list']) };
}
const offline = () => Promise.reject(new DataError('network', 'no answer', 0));
const refused = () => Promise.reject(new DataError('x', 'no', 403));
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('answers that are kept', () => {
  it('are shown where no new one came, with their age', async () => {
    const before = page();
    await before.ask(() => Promise.resolve(['a']));
    const at = before.client.getQueryState(['list'])?.dataUpdatedAt;
    const after = page();
    await after.ask(offline);
    await settle();
    expect(after.shown()).toEqual(['a']);
    expect(after.client.getQueryState(['list'])?.dataUpdatedAt).toBe(at);
  });

  it('follow what a person changes in the list', async () => {
    const before = page();
    await before.ask(() => Promise.resolve(['a', 'b']));
    before.client.setQueryData(['list'], ['b']);
    const after = page();
    await after.ask(offline);
    await settle();
    expect(after.shown()).toEqual(['b']);
  });

  it('are not shown in place of a refusal, nor beside a new answer', async () => {
    await page().ask(() => Promise.resolve(['a']));
    const told = page();
    await told.ask(refused);
    await settle();
    expect(told.shown()).toBeUndefined();
    const fresh = page();
    await fresh.ask(() => Promise.resolve(['b']));
    await settle();
    expect(fresh.shown()).toEqual(['b']);
  });

  it('are only those that say so', async () => {
    await page().ask(() => Promise.resolve(['a']), {});
    expect(kept.size).toBe(0);
  });

  it('are only for the person who got them', async () => {
    await page().ask(() => Promise.resolve(['of ana']));
    signIn('leo');
    const leos = page();
    await leos.ask(offline);
    await settle();
    expect(leos.shown()).toBeUndefined();
  });

  it('are not kept for somebody who has left meanwhile', async () => {
    const { client, ask } = page();
    const answer = Promise.withResolvers<string[]>();
    const asked = ask(() => answer.promise);
    client.clear();
    signIn('leo');
    answer.resolve(['of ana']);
    await asked;
    expect(kept.size).toBe(0);
    localStorage.clear();
    await ask(() => Promise.resolve(['of nobody']));
    expect(kept.size).toBe(0);
  });

  it('end after seven days, and with the person', async () => {
    await page().ask(() => Promise.resolve(['a']));
    const [key] = kept.keys();
    kept.set(key!, { data: ['a'], at: Date.now() - 7 * DAY_MS - 1 });
    const late = page();
    await late.ask(offline);
    await settle();
    expect(late.shown()).toBeUndefined();
    await forgetAnswers(() => store);
    expect(kept.size).toBe(0);
  });

  it('of one person go without those of another', async () => {
    await page().ask(() => Promise.resolve(['of ana']));
    signIn('leo');
    await page().ask(() => Promise.resolve(['of leo']));
    await forgetAnswersOf('ana', () => store);
    expect([...kept.values()].map(({ data }) => data)).toEqual([['of leo']]);
  });

  it('do not grow with a list, nor with the years', async () => {
    const rows = Array.from({ length: 2500 }, (_, at) => at);
    await page().ask(() => Promise.resolve(rows));
    expect([...kept.values()][0]?.data).toEqual(rows.slice(0, 400));
    const { client } = page();
    await client.fetchInfiniteQuery({
      queryKey: ['pages'],
      queryFn: ({ pageParam }) => ({ rows: rows.slice(pageParam, pageParam + 50) }),
      initialPageParam: 0,
      getNextPageParam: (_page, all) => all.length * 50,
      pages: 50,
      meta: { offline: true },
    });
    const lists = [...kept.values()].map(({ data }) => data) as { pages?: { rows: number[] }[] }[];
    expect(lists[1]?.pages?.flatMap((one) => one.rows)).toEqual(rows.slice(0, 400));

    const at = Date.now();
    for (let i = 0; i < 70; i += 1) kept.set(`ana old ${i}`, { data: [], at: at - 1000 - i });
    kept.set('ana ancient', { data: [], at: at - 8 * DAY_MS });
    page();
    await settle();
    expect(kept.size).toBe(60);
    expect(kept.has('ana ancient')).toBe(false);
    expect(kept.has('ana old 69')).toBe(false);
    expect(kept.has('ana old 0')).toBe(true);
  });

  it('hold nobody back who leaves a browser without a database', async () => {
    const closed = () => {
      throw new DOMException('no', 'SecurityError');
    };
    await expect(forgetAnswers(closed)).resolves.toBeUndefined();
  });
});
