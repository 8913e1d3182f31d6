// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assess, type Finding, isGuardWhole } from './guard.ts';
import { useFinding } from './use-finding.ts';

type Guard = typeof import('./guard.ts');

vi.mock('./guard.ts', async (original) => ({
  ...(await original<Guard>()),
  assess: vi.fn<Guard['assess']>(),
  isGuardWhole: vi.fn<Guard['isGuardWhole']>(),
}));

const RISK: Finding = { level: 'risk', ask: true };
const NONE: Finding = { level: 'none', ask: false };

type WordsProps = { text: string; previous?: readonly string[] };

/** What the hook says of the words that stand in a field, and how others come to stand there. */
function read(words: WordsProps) {
  const { result, rerender } = renderHook(
    ({ text, previous }: WordsProps) => useFinding(text, previous),
    { initialProps: words },
  );
  return { found: () => result.current, write: rerender };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(assess).mockReset().mockResolvedValue(NONE);
  vi.mocked(isGuardWhole).mockReset().mockResolvedValue(false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('reads what is written when the typing pauses, with the talk before it', async () => {
  const { write } = read({ text: '', previous: ['antes'] });
  await pass(1000);
  expect(assess).not.toHaveBeenCalled();
  write({ text: 'ya no', previous: ['antes'] });
  await pass(300);
  write({ text: 'ya no quiero', previous: ['antes'] });
  await pass(300);
  expect(assess).not.toHaveBeenCalled();
  await pass(100);
  expect(vi.mocked(assess).mock.calls).toEqual([['ya no quiero', { previous: ['antes'] }]]);
});

it('takes no answer to what no longer stands there', async () => {
  const { promise, resolve } = Promise.withResolvers<Finding>();
  vi.mocked(assess).mockReturnValueOnce(promise);
  const { found, write } = read({ text: 'uno' });
  await pass(400);
  write({ text: 'dos' });
  resolve(RISK);
  await pass(0);
  expect(found()).toEqual(NONE);
});

it('forgets what it found when the field is emptied', async () => {
  vi.mocked(assess).mockResolvedValue(RISK);
  const { found, write } = read({ text: 'ya no quiero vivir' });
  await pass(400);
  expect(found()).toEqual(RISK);
  write({ text: '' });
  expect(found()).toEqual(NONE);
  write({ text: 'hoy' });
  expect(found()).toEqual(NONE);
});

it('shows what the rules hear, reads again until the whole guard is here, and then no more', async () => {
  vi.mocked(assess).mockResolvedValueOnce(RISK);
  const { found } = read({ text: 'me muero de risa' });
  await pass(400);
  expect(found()).toEqual(RISK);
  vi.mocked(isGuardWhole).mockResolvedValue(true);
  await pass(2000);
  expect(found()).toEqual(NONE);
  expect(assess).toHaveBeenCalledTimes(2);
  await pass(60_000);
  expect(assess).toHaveBeenCalledTimes(2);
});
