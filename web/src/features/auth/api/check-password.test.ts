import { expect, test } from 'vitest';
import { codeOf } from '../error-code.ts';
import { checkPasswordAnswer } from './check-password.ts';

const weak = (...reasons: string[]) => ({ code: 'weak_password', status: 422, reasons });

test.each([
  ['corta', weak('length'), 'weak_password'],
  ['siete77', weak('length', 'characters'), 'weak_password_classes'],
  ['sin mayusculas', weak('characters'), 'weak_password_classes'],
  ['x'.repeat(129), { code: 'validation_failed', status: 400 }, 'password_too_long'],
  ['cualquiera', { code: 'same_password', status: 422 }, 'same_password'],
])('%s', (password, error, expected) => {
  let code: string | null = null;
  try {
    checkPasswordAnswer(error, password);
  } catch (refused) {
    code = codeOf(refused);
  }
  expect(code).toBe(expected);
});

test('no error, nothing to say', () => {
  expect(() => checkPasswordAnswer(null, 'piedra río luna')).not.toThrow();
});
