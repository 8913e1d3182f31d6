import type { FeelingWord } from './feeling-word.ts';
import { AMERICA, PLACES } from './places.content.ts';

/** Countries of Spanish that may be chosen. */
export const WORD_COUNTRIES: readonly string[] = ['es', ...AMERICA];

/** The parts of a region as it is written: "México, Centroamérica y Caribe". */
export function placesOf(region: string): readonly string[] {
  return region.split(/, | y /);
}

export function isKnownPlace(place: string): boolean {
  return Object.hasOwn(PLACES, place);
}

/** Whether a word belongs to a country rather than to everybody. */
export function isOfCountry({ region }: Pick<FeelingWord, 'region'>, code: string): boolean {
  return (
    region !== undefined && placesOf(region).some((place) => PLACES[place]?.includes(code) ?? false)
  );
}
