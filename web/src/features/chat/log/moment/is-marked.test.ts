import { expect, it } from 'vitest';
import type { Message } from '../../conversation/message.ts';
import { isMarked } from './is-marked.ts';

const said = (at: string): Message => ({
  id: at,
  role: 'person',
  status: 'kept',
  text: 'Hola',
  at,
});

it('tells the time at the beginning and after a silence, and not in between', () => {
  const first = said('2026-11-24T22:00:00Z');
  expect(isMarked(first, undefined)).toBe(true);
  expect(isMarked(said('2026-11-24T22:05:00Z'), first)).toBe(false);
  expect(isMarked(said('2026-11-24T22:20:00Z'), first)).toBe(true);
});
