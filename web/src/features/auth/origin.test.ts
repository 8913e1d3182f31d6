// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepOrigin, originOf, safeOrigin, takeKeptOrigin, withOrigin } from './origin.ts';

beforeEach(() => localStorage.clear());

test('travels in the address, with its query', () => {
  const path = withOrigin('/signin', '/recognize-emotion/3?a=1');
  expect(path).toBe('/signin?from=%2Frecognize-emotion%2F3%3Fa%3D1');
  expect(originOf(path.slice('/signin'.length))).toBe('/recognize-emotion/3?a=1');
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/\t/elsewhere.example',
  '/signin?from=/chat',
  '/verify-email',
  '',
])('never leads to %j', (value) => {
  expect(safeOrigin(value)).toBeNull();
});

test('waits a day for a mail to be opened, and is taken once', () => {
  keepOrigin('/chat', 0);
  expect(takeKeptOrigin(23 * 3_600_000)).toBe('/chat');
  expect(takeKeptOrigin(0)).toBeNull();
  keepOrigin('/chat', 0);
  expect(takeKeptOrigin(25 * 3_600_000)).toBeNull();
});
