import { expect, test } from 'vitest';
import { freeName } from './factor-calls.ts';

test('a name that nobody has yet', () => {
  expect(freeName('Llave', [])).toBe('Llave');
  expect(freeName('Llave', [{ friendly_name: 'Llave' }])).toBe('Llave 2');
  const names = ['Llave', 'Llave 2', 'Otra'].map((name) => ({ friendly_name: name }));
  expect(freeName('Llave', names)).toBe('Llave 3');
});
