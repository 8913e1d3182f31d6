import { expect, test } from 'vitest';
import { codeOf, KNOWN_CODES } from './error-code.ts';
import { AUTH_ERRORS } from './texts.ts';

test.each([
  [{ code: 'invalid_credentials', status: 400 }, 'invalid_credentials'],
  [{ code: 'made_up', status: 429 }, 'over_request_rate_limit'],
  [{ name: 'AuthRetryableFetchError', status: 0 }, 'network'],
  [{ status: 503 }, 'network'],
  [{ code: 'weak_password', reasons: ['length'] }, 'weak_password'],
  [{ code: 'weak_password', reasons: ['characters'] }, 'weak_password_classes'],
  [{ code: 'unexpected_failure', status: 500 }, 'unexpected_failure'],
  [{ name: 'DataError', code: 'network', status: 0 }, 'network'],
  [new TypeError('x'), 'unexpected_failure'],
  ['nonsense', 'unexpected_failure'],
])('%j', (error, expected) => {
  expect(codeOf(error)).toBe(expected);
});

test('the sentences of docs/specification.md §8', () => {
  expect(KNOWN_CODES.every((code) => AUTH_ERRORS[code].length > 0)).toBe(true);
  expect(AUTH_ERRORS.invalid_credentials).toBe(
    'Credenciales incorrectas. Verifica tu correo y contraseña.',
  );
  expect(AUTH_ERRORS.signup_disabled).toBe(
    'Tu cuenta necesita verificación. Revisa tu correo electrónico.',
  );
  expect(AUTH_ERRORS.weak_password).toBe('La contraseña debe tener al menos 6 caracteres.');
});
