import { expect, it } from 'vitest';
import { phoneIn, planText } from './plan-text.ts';
import { EMPTY_PLAN } from './plan.ts';

it('says only the parts that were written', () => {
  const part = { text: 'Marta, 55 1234 5678\n\nMi tío', at: '', earlier: null };
  const text = planText({ ...EMPTY_PLAN, parts: { ...EMPTY_PLAN.parts, people: part } });
  expect(text).toContain('4. A quién le pido ayuda\n- Marta, 55 1234 5678\n- Mi tío');
  expect(text).not.toContain('1. ');
});

it.each([
  ['Marta, 55 1234 5678', '5512345678'],
  ['Consulta: +34 (91) 123-45-67', '+34911234567'],
  ['Caminar 20 minutos', null],
  ['El 12 de marzo de 2026', null],
  ['Llamar al 988', null],
])('finds the telephone in «%s»', (line, dial) => {
  expect(phoneIn(line)?.dial ?? null).toBe(dial);
});
