// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assess, type Finding, isGuardWhole } from './guard.ts';
import { useFinding } from './use-finding.ts';

vi.mock('./guard.ts', async (original) => ({
  ...(await original<typeof import('./guard.ts')>()),
  assess: vi.fn(),
  isGuardWhole: vi.fn(),
}));

const RISK: Finding = { level: 'risk', ask: true };
const NONE: Finding = { level: 'none', ask: false };

let found: Finding;
function Words({ text, previous }: { text: string; previous?: readonly string[] }) {
  found = useFinding(text, previous);
  return null;
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
  const { rerender } = render(<Words text="" previous={['antes']} />);
  await pass(1000);
  expect(assess).not.toHaveBeenCalled();
  rerender(<Words text="ya no" previous={['antes']} />);
  await pass(300);
  rerender(<Words text="ya no quiero" previous={['antes']} />);
  await pass(300);
  expect(assess).not.toHaveBeenCalled();
  await pass(100);
  expect(vi.mocked(assess).mock.calls).toEqual([['ya no quiero', { previous: ['antes'] }]]);
});

it('takes no answer to what no longer stands there', async () => {
  const { promise, resolve } = Promise.withResolvers<Finding>();
  vi.mocked(assess).mockReturnValueOnce(promise);
  const { rerender } = render(<Words text="uno" />);
  await pass(400);
  rerender(<Words text="dos" />);
  resolve(RISK);
  await pass(0);
  expect(found).toEqual(NONE);
});

it('forgets what it found when the field is emptied', async () => {
  vi.mocked(assess).mockResolvedValue(RISK);
  const { rerender } = render(<Words text="ya no quiero vivir" />);
  await pass(400);
  expect(found).toEqual(RISK);
  rerender(<Words text="" />);
  expect(found).toEqual(NONE);
  rerender(<Words text="hoy" />);
  expect(found).toEqual(NONE);
});

it('shows what the rules hear, reads again until the whole guard is here, and then no more', async () => {
  vi.mocked(assess).mockResolvedValueOnce(RISK);
  render(<Words text="me muero de risa" />);
  await pass(400);
  expect(found).toEqual(RISK);
  vi.mocked(isGuardWhole).mockResolvedValue(true);
  await pass(2000);
  expect(found).toEqual(NONE);
  expect(assess).toHaveBeenCalledTimes(2);
  await pass(60_000);
  expect(assess).toHaveBeenCalledTimes(2);
});
