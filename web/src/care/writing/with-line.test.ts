import { expect, it } from 'vitest';
import { holdsLine, withLine } from './with-line.ts';

const READY = ['Hoy, antes de dormir: ', 'Cuando llegue a casa: '];
const [first, second] = READY as [string, string];

it('begins a field, and stands in for another beginning', () => {
  expect(withLine('', first, READY)).toBe(first);
  expect(withLine(' \n', first, READY)).toBe(first);
  expect(withLine(first, second, READY)).toBe(second);
  expect(withLine('Hoy, antes de dormir:', second, READY)).toBe(second);
});

it('is added below words of a person’s own, also those after a beginning, and once only', () => {
  expect(withLine('Mi lista\n', first, READY)).toBe(`Mi lista\n${first}`);
  const begun = `${first}leer`;
  expect(withLine(begun, second, READY)).toBe(`${begun}\n${second}`);
  expect(withLine(`Mi lista\n${first}`, first, READY)).toBe(`Mi lista\n${first}`);
});

it('knows which lines are there', () => {
  expect(holdsLine(`Mi lista\n${first}`, first)).toBe(true);
  expect(holdsLine(`${first}leer`, first)).toBe(false);
});
