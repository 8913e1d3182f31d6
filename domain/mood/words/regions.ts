import type { FeelingWord } from './feeling-word.ts';

const CENTRAL = ['gt', 'hn', 'sv', 'ni', 'cr', 'pa'];
const CARIBBEAN = ['cu', 'do', 'pr'];
const SOUTH = ['co', 've', 'ec', 'pe', 'bo', 'cl', 'ar', 'uy', 'py'];
const AMERICA = ['mx', ...CENTRAL, ...CARIBBEAN, ...SOUTH, 'us'];

/** The places that words of the vocabulary name, as lower-case ISO 3166-1 codes. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  América: AMERICA,
  Argentina: ['ar'],
  Caribe: CARIBBEAN,
  Centroamérica: CENTRAL,
  Colombia: ['co'],
  España: ['es'],
  Galicia: ['es'],
  México: ['mx', 'us'],
  Uruguay: ['uy'],
  Venezuela: ['ve'],
  // Nobody's of this list.
  Portugal: [],
  'otros países': [],
};

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
