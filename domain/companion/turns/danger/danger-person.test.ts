import { describe, expect, it } from 'vitest';
import type { Moment } from '../moment.ts';
import { FRESH_STATE } from '../talk-state.ts';
import { isMan, isMinor, isWoman, trustedOf } from './danger-person.ts';

describe('who may be asked for help', () => {
  const trusted = (...lines: string[]) =>
    trustedOf({
      text: lines.at(-1) ?? '',
      previous: lines.slice(0, -1),
      state: { ...FRESH_STATE, people: ['mamá', 'hermana', 'primo', 'hermano'] },
    } as unknown as Moment);

  it.each([
    ['primo', 'mi primo se metió en mi cama y no me podía mover'],
    ['hermana', 'está mi hermana chica'],
    ['mamá', 'mi mamá murió en marzo'],
    ['mamá', 'no le digas a mi mamá'],
    ['hermano', 'mi hermano se tomó un frasco de pastillas'],
    ['hermana', 'mi hermana me escribió anoche que se quiere morir'],
    ['primo', 'me da miedo hacerle daño a mi primo si lo tengo enfrente'],
    ['hermano', 'tengo una rabia enorme con mi hermano'],
  ])('is not «%s» after «%s»', (person, line) => {
    expect(trusted(line)).not.toContain(person);
    expect(trusted(line, 'y ahora qué')).not.toContain(person);
  });

  it('is whoever was named otherwise', () => {
    expect(trusted('mi hermana vive cerca')).toContain('hermana');
  });
});

const said = (...lines: string[]) => ({ text: lines.at(-1) ?? '', previous: lines.slice(0, -1) });

describe('who writes', () => {
  it.each(['tengo 15', 'tengo 13 años y me corto', 'soy menor de edad'])(
    '«%s» is under age',
    (text) => {
      expect(isMinor(said(text, 'y ahora qué'))).toBe(true);
    },
  );

  it.each(['mi hijo tiene 15', 'tengo 15 minutos', 'llevo 12 años casada', 'tengo 17 pastillas'])(
    '«%s» is not',
    (text) => {
      expect(isMinor(said(text))).toBe(false);
    },
  );

  it('tells a man who is hit from a woman', () => {
    expect(isMan(said('mi novia me pega'))).toBe(true);
    expect(isMan(said('mi novia me pega', 'estoy asustada'))).toBe(false);
    expect(isMan(said('mi marido me pega'))).toBe(false);
    expect(isWoman(said('mi marido me pega', 'me siento sola'))).toBe(true);
    expect(isWoman(said('mi marido me pega'))).toBe(false);
    expect(isWoman(said('soy hombre', 'mi hermana está golpeada'))).toBe(false);
  });
});
