import { describe, expect, it } from 'vitest';
import { CRISIS_DIRECTORY } from './directory.ts';
import { guessCountry } from './guess-country.ts';

describe('guessCountry', () => {
  it.each([
    ['America/Mexico_City', 'mx'],
    ['America/Tijuana', 'mx'],
    ['America/Argentina/Cordoba', 'ar'],
    ['America/Bogota', 'co'],
    ['Atlantic/Canary', 'es'],
  ])('takes %s for %s', (zone, code) => {
    expect(guessCountry(zone)).toBe(code);
  });

  it('guesses no country from a zone of elsewhere', () => {
    for (const zone of ['America/New_York', 'Europe/Berlin', 'UTC', '']) {
      expect(guessCountry(zone)).toBeNull();
    }
  });

  it('has a zone for every country of the directory but the United States, the default', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const guessed = new Set(zones.map((zone) => guessCountry(zone)));
    const missing = CRISIS_DIRECTORY.map(({ code }) => code).filter((code) => !guessed.has(code));
    expect(missing).toEqual(['us']);
  });
});
