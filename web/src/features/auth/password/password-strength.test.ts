import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0, 'too_short'],
  ['abcde', 0, 'too_short'],
  ['contraseña', 1, 'common'],
  ['123456', 1, 'common'],
  ['zzzzzzzz', 1, 'repetitive'],
  ['98765432', 1, 'repetitive'],
  ['mariposa', 1, 'longer'],
  ['Mariposa7', 2, 'longer'],
  ['piedra río luna', 4, 'fine'],
])('%s', (password, score, advice) => {
  expect(passwordStrength(password)).toEqual({ score, advice });
});

test('a password like the address is easy to guess', () => {
  expect(passwordStrength('Lucero-2026', 'lucero@correo.mx')).toEqual({
    score: 1,
    advice: 'like_email',
  });
});
