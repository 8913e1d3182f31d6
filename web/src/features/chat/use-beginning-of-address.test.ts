// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useBeginningOfAddress } from './use-beginning-of-address.ts';

it('begins the flow of the address once, and takes it out of the address before', async () => {
  const done: string[] = [];
  const begin = vi.fn<(name: string, choice: string) => void>(() => void done.push('begun'));
  const drop = () => void done.push('dropped');
  const { rerender } = renderHook(
    ({ flow }: { flow: string | null }) =>
      useBeginningOfAddress({ flow, answer: null }, begin, drop),
    {
      initialProps: { flow: null as string | null },
    },
  );
  rerender({ flow: 'night' });
  await waitFor(() => expect(begin).toHaveBeenCalledExactlyOnceWith('La noche', 'flow/night'));
  expect(done).toEqual(['dropped', 'begun']);
  rerender({ flow: null });
  rerender({ flow: 'night' });
  await waitFor(() => expect(begin).toHaveBeenCalledTimes(2));
});

it('only takes an unknown one out of the address', async () => {
  const begin = vi.fn<(name: string, choice: string) => void>();
  const drop = vi.fn<() => void>();
  renderHook(() => useBeginningOfAddress({ flow: null, answer: 'karaoke' }, begin, drop));
  await waitFor(() => expect(drop).toHaveBeenCalledOnce());
  expect(begin).not.toHaveBeenCalled();
});

it('asks the question of the address', async () => {
  const begin = vi.fn<(name: string, choice: string) => void>();
  renderHook(() =>
    useBeginningOfAddress({ flow: null, answer: 'what-is-anxiety' }, begin, () => undefined),
  );
  await waitFor(() =>
    expect(begin).toHaveBeenCalledExactlyOnceWith('¿Qué es la ansiedad?', 'answer/what-is-anxiety'),
  );
});
