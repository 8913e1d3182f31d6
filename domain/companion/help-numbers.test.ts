import { describe, expect, it } from 'vitest';
import { chatRequestSchema } from '../contracts/chat.ts';
import { countryLines } from '../crisis-lines/directory.ts';
import { helpNumbers } from './help-numbers.ts';

/**
 * Every country of docs/design/safety.md §8, and a confirmed number of its own that must be said.
 */
const NUMBERS: readonly [code: string, number: string][] = [
  ['mx', '800 911 2000'],
  ['es', '024'],
  ['ar', '135'],
  ['co', '106'],
  ['cl', '*4141'],
  ['pe', '113'],
  ['uy', '0800 0767'],
  ['py', '155'],
  ['ec', '171'],
  ['pa', '147'],
  ['cr', '800-273-7869'],
  ['sv', '7071-1302'],
  ['hn', '150'],
  ['pr', '988'],
  ['us', '988'],
  ['bo', '110'],
  ['do', '911'],
  ['gt', '110'],
  ['ni', '118'],
  ['ve', '911'],
];

/** Nothing is confirmed for these: the emergency number is not guessed. */
const NOTHING_CONFIRMED = ['cu', 'gq'];

const inEitherCase = (code: string) => [code, code.toUpperCase()];

function numbersOf(code: string | null): { line: string; emergency: string } {
  const slots = helpNumbers(code, 'tu');
  return { line: slots.get('line') ?? '', emergency: slots.get('emergency') ?? '' };
}

describe('the numbers in the fixed words', () => {
  it.each(NUMBERS.flatMap(([code, number]) => inEitherCase(code).map((one) => [one, number])))(
    '%s is told %s',
    (code = '', number = '') => {
      const { line, emergency } = numbersOf(code);
      expect(line).toContain(number);
      expect(emergency).toMatch(/\d/u);
    },
  );

  it.each(NUMBERS.flatMap(([code]) => inEitherCase(code)))('%s is told no other', (code) => {
    const { line, emergency } = numbersOf(code);
    const country = countryLines(code);
    const own = [
      ...(country?.emergency ?? []),
      ...(country?.lines ?? []).flatMap(({ name, channels }) => [
        name,
        ...channels.map((channel) => ('number' in channel ? channel.number : '')),
      ]),
    ].join(' ');
    const digits = new Set(own.match(/\d+/gu));
    for (const number of `${line} ${emergency}`.match(/\d+/gu) ?? [])
      expect(digits).toContain(number);
    expect(digits.has('988') || !`${line} ${emergency}`.includes('988')).toBe(true);
  });

  it.each(NOTHING_CONFIRMED.flatMap(inEitherCase))('%s is told no number of others', (code) => {
    const { line, emergency } = numbersOf(code);
    expect(`${line} ${emergency}`).not.toMatch(/\d/u);
    expect(line).toContain('findahelpline.com');
  });

  it.each([null, 'zz', '', '../mx', 'constructor'])(
    '%s is told what the specification shows',
    (code) => {
      const { line, emergency } = numbersOf(code);
      expect(line).toContain('988');
      expect(emergency).toContain('911');
    },
  );
});

it('names a line for women as what it is, after the number for everybody', () => {
  for (const code of ['ar', 'cl', 'co', 'es', 'mx', 'uy']) {
    const slots = helpNumbers(code, 'tu');
    expect(slots.get('women')).toMatch(/\d/u);
    expect(slots.get('violence')).toMatch(/^emergencias \(\d.* para mujeres/u);
    expect(slots.get('violence')).toContain(slots.get('women'));
  }
  expect(helpNumbers('pe', 'tu').get('violence')).toBe('la Línea 100');
  expect(helpNumbers('pe', 'tu').has('women')).toBe(false);
});

it('takes a country in either case at the border, and keeps one', () => {
  const read = (country: string) =>
    chatRequestSchema.safeParse({ message: 'hola', country }).data?.country;
  expect(['MX', 'mx', 'Mx'].map(read)).toEqual(['mx', 'mx', 'mx']);
  expect(chatRequestSchema.safeParse({ message: 'hola', country: 'mexico' }).success).toBe(false);
});
