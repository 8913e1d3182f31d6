import { describe, expect, it } from 'vitest';
import { CRISIS_DIRECTORY } from '#domain/crisis-lines/directory.ts';
import { countOf, findResources, savedId } from './find.ts';
import { SERVICES } from './services.content.ts';
import { searchOf, type Wish, wishOf } from './wish.ts';
import { WORKS } from './works.content.ts';

const WISH: Wish = { kind: 'sheets', need: null, country: 'mx', query: '', savedOnly: false };
const find = (wish: Partial<Wish>, saved: readonly string[] = []) =>
  findResources({ ...WISH, ...wish }, new Set(saved));

describe('what answers a wish', () => {
  it('is one kind at a time, and of one need', () => {
    const all = find({});
    expect(all.sheets.length).toBeGreaterThanOrEqual(30);
    expect(countOf(all)).toBe(all.sheets.length);
    expect(new Set(find({ need: 'sleep' }).sheets.map(({ group }) => group))).toEqual(
      new Set(['sleep']),
    );
    expect(find({ kind: 'works', need: 'grief' }).works.length).toBeGreaterThan(2);
  });

  it('has lines and services of the chosen country alone, and what is everywhere', () => {
    expect(find({ kind: 'lines' }).lines.map(({ name }) => name)).toContain('Línea de la Vida');
    expect(find({ kind: 'lines', country: 'es' }).lines.map(({ name }) => name)).toEqual([
      'Línea 024',
      'Teléfono de la Esperanza',
      'Teléfono 016',
    ]);
    const countries = find({ kind: 'services', country: 'pe' }).services.map(
      ({ country }) => country,
    );
    expect(new Set(countries)).toEqual(new Set(['pe', null]));
    expect(find({ kind: 'lines', country: null }).lines).toEqual([]);
  });

  it('looks through every kind for words, whatever their accents and capitals', () => {
    const found = find({ query: 'DUELO' });
    expect(found.sheets.map(({ id }) => id)).toContain('grief-letter');
    expect(found.works.map(({ id }) => id)).toContain('didion');
    expect(find({ query: 'no puedo dormir' }).sheets.map(({ id }) => id)).toContain('sleep-diary');
    expect(countOf(find({ query: 'zzzz' }))).toBe(0);
  });

  it('shows of every kind what was kept', () => {
    const [line] = find({ kind: 'lines' }).lines;
    const kept = ['sheet.panic-card', 'work.coco', savedId.line('mx', line!)];
    expect(countOf(find({ savedOnly: true }, kept))).toBe(3);
    expect(countOf(find({ savedOnly: true }))).toBe(0);
  });

  it('comes back from the address, without what was typed', () => {
    const search = searchOf({ kind: 'works', need: 'grief' });
    expect(wishOf(search)).toEqual({ kind: 'works', need: 'grief' });
    expect(wishOf(new URLSearchParams('kind=constructor&need=x'))).toEqual({
      kind: 'sheets',
      need: null,
    });
  });
});

describe('entries from outside', () => {
  it('are each once, in countries that are known, and show no address', () => {
    const ids = [...SERVICES, ...WORKS].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const codes = CRISIS_DIRECTORY.map(({ code }) => code);
    for (const { country, how } of SERVICES) {
      expect([...codes, null]).toContain(country);
      expect(how).not.toMatch(/https?:|www\./);
    }
  });

  it('are works that exist already', () => {
    for (const { year } of WORKS) expect(year).toBeLessThanOrEqual(new Date().getFullYear());
    expect(WORKS.length).toBeGreaterThanOrEqual(12);
  });
});
