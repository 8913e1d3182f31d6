import { expect, it } from 'vitest';
import { listSearch } from './list-search.ts';

it('wants every telling word, by its stem or its beginning, and the title first', () => {
  const match = listSearch('no me deja la PREOCUPACIÓN');
  expect(match('Preocupada de noche', 'dejar')).toBeGreaterThan(0);
  expect(match('Preocupada de noche')).toBe(0);
  expect(listSearch('preoc')('La hora de preocuparse')).toBe(3);
  expect(listSearch('hora')('Silencio', 'una hora')).toBe(1);
  expect(listSearch('')('Silencio')).toBe(1);
});
