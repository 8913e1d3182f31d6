// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToday } from './use-today.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2026, 4, 3, 22));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function seenAt(at: Date, state: DocumentVisibilityState = 'visible') {
  vi.setSystemTime(at);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('is another day when the page is seen again on the next one', () => {
  const { result } = renderHook(() => useToday());
  expect(result.current.getDate()).toBe(3);
  seenAt(new Date(2026, 4, 4, 0, 5), 'hidden');
  expect(result.current.getDate()).toBe(3);
  seenAt(new Date(2026, 4, 4, 8));
  expect(result.current.getDate()).toBe(4);
});

it('stays the same moment while the day lasts', () => {
  const { result } = renderHook(() => useToday());
  const first = result.current;
  seenAt(new Date(2026, 4, 3, 23, 30));
  expect(result.current).toBe(first);
});
