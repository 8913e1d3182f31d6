import { expect, it } from 'vitest';
import { phonetic } from './phonetic.ts';

it.each([
  ['quiero', 'kiero'],
  ['vivir', 'bibir'],
  ['suizidio', 'suicidio'],
  ['haser', 'hacer'],
  ['llorar', 'yorar'],
  ['morirrrr', 'morir'],
  ['extraño', 'estrano'],
  ['hoy', 'oi'],
  ['girar', 'jirar'],
])('%s sounds like %s', (one, other) => {
  expect(phonetic(one)).toBe(phonetic(other));
});

it('keeps apart what is heard apart', () => {
  expect(phonetic('perro')).not.toBe(phonetic('pero'));
  expect(phonetic('300')).toBe('300');
});
