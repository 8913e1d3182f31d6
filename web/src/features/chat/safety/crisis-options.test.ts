import { describe, expect, it } from 'vitest';
import { channelHref, WORLD_DIRECTORY } from '#domain/crisis-lines/crisis-line.ts';
import { CRISIS_DIRECTORY, countryLines } from '#domain/crisis-lines/directory.ts';
import { crisisOptions } from './crisis-options.ts';

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
