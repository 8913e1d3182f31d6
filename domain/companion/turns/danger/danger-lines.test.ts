import { expect, it } from 'vitest';
import { browserGuard } from '../../../safety/testing.ts';
import { holdTalk } from '../../hold-talk.testing.ts';

const answerTo = (country: string, says: string) =>
  holdTalk(browserGuard(), { country }).says(says);

it.each([
  ['es', /112.*para mujeres, el Teléfono 016/su],
  ['ar', /911.*para mujeres y LGBTI\+, la Línea 144/su],
  ['mx', /911.*para mujeres, la Línea de las Mujeres 079/su],
])('who may be a man or a woman hears first what serves everybody: %s', (country, lines) => {
  const { text, state } = answerTo(country, 'mi pareja me pega');
  expect(text).toMatch(lines);
  expect(state.danger?.facts).not.toContain('woman');
});

it('a woman hears of her line first, and the card knows', () => {
  const { text, state } = answerTo('es', 'estoy golpeada, mi marido me pega');
  expect(text).toMatch(/el Teléfono 016/u);
  expect(text).not.toMatch(/para mujeres/u);
  expect(state.danger?.facts).toContain('woman');
});

it('a man hears of a line that serves him too, and of none for women', () => {
  expect(answerTo('pe', 'mi novia me pega').text).toMatch(/la Línea 100/u);
  expect(answerTo('uy', 'soy hombre y mi pareja me pega').text).not.toMatch(/4141/u);
});
