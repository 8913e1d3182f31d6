import { expect, test } from 'vitest';
import { type FuzzRequest, fuzzRequests } from './requests.ts';

test('the same seed gives the same requests, another seed others', () => {
  const of = (seed: number) => JSON.stringify([...fuzzRequests(seed, 500)]);
  expect(of(1)).toBe(of(1));
  expect(of(1)).not.toBe(of(2));
});

test('50,000 of them reach every API, and each can go over the wire', () => {
  const reached = new Map<string, number>();
  let different = 0;
  const unsendable: FuzzRequest[] = [];
  const seen = new Set<string>();
  for (const request of fuzzRequests(17, 50_000)) {
    reached.set(request.api, (reached.get(request.api) ?? 0) + 1);
    // What Node's own client refuses to send would never be tried.
    const headers = Object.values(request.headers);
    const fits =
      /^\/[\x21-\x7e]*$/u.test(request.path) &&
      headers.every((value) => /^[\x20-\x7e]*$/u.test(value));
    if (!fits || (request.method === 'GET' && request.body !== undefined)) unsendable.push(request);
    const key = `${request.method} ${request.path}`;
    if (!seen.has(key)) different += 1;
    seen.add(key);
  }
  expect(unsendable).toEqual([]);
  expect([...reached.keys()].toSorted()).toEqual(['auth', 'functions', 'rest', 'static']);
  for (const count of reached.values()) expect(count).toBeGreaterThan(10_000);
  expect(different).toBeGreaterThan(25_000);
});
