import { describe, expect, it } from 'vitest';
import { channelHref, WORLD_DIRECTORY } from '#domain/crisis-lines/crisis-line.ts';
import { CRISIS_DIRECTORY, countryLines } from '#domain/crisis-lines/directory.ts';
import { crisisOptions } from './crisis-options.ts';
import { attackedOf } from './attacked.ts';

describe('what a person in danger is offered', () => {
  it.each(['risk', 'emergency'] as const)('one thing and at most three more, at %s', (level) => {
    for (const country of CRISIS_DIRECTORY) {
      const { primary, more } = crisisOptions(level, country);
      const hrefs = [primary, ...more].map(({ href }) => href);
      expect(more.length).toBeLessThanOrEqual(3);
      expect(new Set(hrefs).size).toBe(hrefs.length);
      const own = [
        ...country.emergency.map((number) => `tel:${number}`),
        ...country.lines.flatMap((line) => line.channels.map(channelHref)),
        WORLD_DIRECTORY,
      ];
      expect(own).toEqual(expect.arrayContaining(hrefs));
    }
  });

  it('puts the general number first when there is no time', () => {
    const mexico = countryLines('mx');
    expect(crisisOptions('emergency', mexico).primary.href).toBe('tel:911');
    expect(crisisOptions('risk', mexico).primary.href).toBe('tel:8009112000');
  });

  it('gives the line about violence first where somebody is attacked, and keeps the emergency number', () => {
    const peru = countryLines('pe');
    const { primary, more } = crisisOptions('risk', peru, 'somebody');
    expect(primary).toMatchObject({ href: 'tel:100', line: { name: 'Línea 100' } });
    expect(more.map(({ kind }) => kind)).toContain('emergency');
    expect(crisisOptions('emergency', peru, 'somebody').more.map(({ href }) => href)).toContain(
      'tel:100',
    );
    expect(crisisOptions('risk', peru).primary.href).toBe('tel:113');
    // No confirmed line about violence there: the emergency number, never first a line about dying.
    expect(crisisOptions('risk', countryLines('cr'), 'somebody').primary.kind).toBe('emergency');
  });

  it('gives a line for women first to a woman alone, and keeps it in sight for everybody', () => {
    for (const code of ['ar', 'cl', 'co', 'es', 'mx', 'uy']) {
      const country = countryLines(code);
      const { primary, more } = crisisOptions('risk', country, 'somebody');
      expect(primary).toMatchObject({ kind: 'emergency', number: country?.emergency[0] });
      expect(more.find(({ line }) => line?.name === country?.violence?.name)?.line?.serves).toMatch(
        /para mujeres/u,
      );
      expect(crisisOptions('risk', country, 'woman').primary.line).toBe(country?.violence);
    }
  });

  it('knows of an attack by what is stored with the talk, whatever else that holds', () => {
    expect(attackedOf({ danger: { kind: 'sexual-violence' } })).toBe('somebody');
    expect(attackedOf({ danger: { kind: 'third', facts: ['attack'] } })).toBe('somebody');
    expect(attackedOf({ danger: { kind: 'violence', facts: ['woman'] } })).toBe('woman');
    for (const state of [
      null,
      'x',
      {},
      { danger: null },
      { danger: { kind: 'self' } },
      { danger: { kind: 'third', facts: ['now'] } },
    ])
      expect(attackedOf(state)).toBeNull();
  });

  it('offers a way without speaking', () => {
    const kinds = crisisOptions('risk', countryLines('mx')).more.map(({ kind }) => kind);
    expect(kinds).toContain('whatsapp');
  });

  it('falls back to the lines of the specification, and to the world where none is confirmed', () => {
    expect(crisisOptions('risk').primary.href).toBe('tel:988');
    expect(crisisOptions('emergency').primary.href).toBe('tel:911');
    expect(crisisOptions('emergency', countryLines('bo')).primary.href).toBe('tel:110');
    const cuba = crisisOptions('emergency', countryLines('cu'));
    expect(cuba).toEqual({ primary: { kind: 'directory', href: WORLD_DIRECTORY }, more: [] });
  });
});
