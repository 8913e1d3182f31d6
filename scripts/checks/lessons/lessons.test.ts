import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkLessons } from './lessons.ts';
import { readingEase, syllablesOf } from './reading-ease.ts';

const DOORS = { tool: new Set(['breathing', 'winding-down']), game: new Set(['breathing']) };
const PATH = 'content/learning/anxiety/the-alarm.md';
const GOOD = readFileSync(PATH, 'utf8');
const BODY = GOOD.indexOf('\n---\n', 4) + 5;

const check = (text: string, path = PATH) =>
  checkLessons([{ path, text }], DOORS).map(({ message }) => message);
/** The good lesson with a paragraph more. */
const saying = (words: string) => `${GOOD}\n${words}\n`;

it('has nothing to say against a lesson that is as it should be', () => {
  expect(check(GOOD)).toEqual([]);
});

describe('what the check finds', () => {
  const LONG =
    'Esta frase sigue y sigue sin parar porque nadie puso un punto donde hacía falta y quien la lee de noche ya no sabe por dónde iba ni qué decía.';
  it.each([
    ['a source less than two', GOOD.replace(/ {2}- author: Clark[\s\S]*?(?=try:)/, ''), />=2/],
    ['a source that nobody looked up', GOOD.replaceAll(/ {4}seen: .*\n/g, ''), /sources/],
    ['a dead door', GOOD.replace('tool: breathing', 'tool: juggling'), /no tool "juggling"/],
    ['one question', GOOD.replace(/ {2}- ask: ¿Qué le enseña[\s\S]*?(?=---)/, ''), /questions/],
    ['a long sentence', saying(LONG), /sentence of 30 words/],
    ['an order', saying('Mañana debes salir.'), /"debes"/],
    ['an exclamation', saying('¡Muy bien!'), /no exclamations/],
    ['both genders at once', saying('Puedes estar cansado/a.'), /around gender/],
    ['a link', saying('Mira [esto](https://example.com).'), /not in the format/],
    ['no drawing', GOOD.replace('[dibujo]\n', ''), /\[dibujo\]/],
    ['a drawing with a label too few', GOOD.replace(', Baja sola', ''), /number of labels/],
    ['minutes that are not so', GOOD.replace('minutes: 4', 'minutes: 5'), /not 5/],
    [
      'an answer that its length gives away',
      GOOD.replace('Salir enseguida de allí', 'Sí'),
      /unlike/,
    ],
  ])('%s', (_, text, wanted) => {
    expect(check(text).join('\n')).toMatch(wanted);
  });

  it('words that are hard to read', () => {
    const hard =
      'La internalización sistemática de representaciones disfuncionales imposibilita indefectiblemente la reestructuración. ';
    expect(check(GOOD.slice(0, BODY) + hard.repeat(40)).join('\n')).toMatch(/INFLESZ -?\d/);
  });

  it('a lesson in the folder of another path', () => {
    expect(check(GOOD, PATH.replace('anxiety', 'sleep'))).toHaveLength(1);
  });

  it('two that begin alike, have one title or one place', () => {
    const other = GOOD.replace('title: La alarma', 'title: Otra alarma');
    const files = [
      { path: PATH, text: GOOD },
      { path: PATH.replace('the-alarm', 'other'), text: other },
    ];
    const said = checkLessons(files, DOORS).map(({ message }) => message.split(' ')[0]);
    expect(said).toEqual(['place', 'opening', 'caption']);
  });
});

describe('reading ease', () => {
  it.each([
    ['aire', 2],
    ['río', 2],
    ['ahora', 3],
    ['quiero', 2],
    ['respiración', 4],
    ['ciudad', 2],
    ['leer', 2],
    ['hoy', 1],
  ])('%s has %i syllables', (word, count) => {
    expect(syllablesOf(word)).toBe(count);
  });

  it('is higher for short words in short sentences', () => {
    const easy = readingEase('El mar está en calma. Hoy no hay viento. Ven a verlo.');
    const hard = readingEase(
      'La conceptualización epistemológica contemporánea resulta problemática.',
    );
    expect(easy).toBeGreaterThan(90);
    expect(hard).toBeLessThan(20);
  });
});
