import { expect, it } from 'vitest';
import { conversationName } from './conversation-name.ts';

const now = new Date(2026, 10, 24, 12);
const begun = (year: number) => new Date(year, 4, 3, 23, 10).toISOString();

it('names a talk by its day, until its person calls it otherwise', () => {
  expect(conversationName({ title: null, created_at: begun(2026) }, now)).toBe('Domingo 3 de mayo');
  expect(conversationName({ title: null, created_at: begun(2024) }, now)).toBe('3 de mayo de 2024');
  expect(conversationName({ title: 'Noches largas', created_at: begun(2026) }, now)).toBe(
    'Noches largas',
  );
});
