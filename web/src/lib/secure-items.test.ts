// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { clearSecureItems, readSecureItem, writeSecureItem } from './secure-items.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const asText = (value: unknown) => (typeof value === 'string' ? value : null);

beforeEach(() => localStorage.clear());

test('is kept for seven days and not a moment longer', () => {
  writeSecureItem('a', 'x', 0);
  expect(readSecureItem('a', asText, 7 * DAY_MS - 1)).toBe('x');
  expect(readSecureItem('a', asText, 7 * DAY_MS)).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('sign-out clears secure items and nothing else', () => {
  writeSecureItem('a', 'x');
  localStorage.setItem('theme', 'dark');
  clearSecureItems();
  expect(readSecureItem('a', asText)).toBeNull();
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('what was tampered with counts as expired', () => {
  localStorage.setItem('remanso.secure.a', '{broken');
  expect(readSecureItem('a', asText)).toBeNull();
});
