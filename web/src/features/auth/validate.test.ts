import { expect, test } from 'vitest';
import { emailProblem } from './validate.ts';

test.each([
  ['', 'required'],
  ['ana', 'format'],
  ['ana@remanso', 'format'],
  ['ana maria@e.mx', 'format'],
  [`${'a'.repeat(249)}@e.mx`, null],
  [`${'a'.repeat(250)}@e.mx`, 'too_long'],
  ['ñandú@correo.es', null],
  ['ana+remanso@sub.correo.com', null],
])('%s', (email, expected) => {
  expect(emailProblem(email)).toBe(expected);
});
