// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { setLooks } from '#web/lib/look/look.ts';
import { buzz } from './touch.ts';

afterEach(() => {
  setLooks([]);
  vi.unstubAllGlobals();
});

it('vibrates only where somebody wants it to', () => {
  const felt: unknown[] = [];
  vi.stubGlobal('navigator', { vibrate: (ms: number) => felt.push(ms) });
  buzz(20);
  setLooks(['steady']);
  buzz(20);
  expect(felt).toEqual([20]);
});
