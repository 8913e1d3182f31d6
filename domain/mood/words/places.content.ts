const CENTRAL = ['gt', 'hn', 'sv', 'ni', 'cr', 'pa'];
const CARIBBEAN = ['cu', 'do', 'pr'];
const SOUTH = ['co', 've', 'ec', 'pe', 'bo', 'cl', 'ar', 'uy', 'py'];
export const AMERICA = ['mx', ...CENTRAL, ...CARIBBEAN, ...SOUTH, 'us'];

/** The places that words of the vocabulary name, as lower-case ISO 3166-1 codes. */
export const PLACES: Readonly<Record<string, readonly string[]>> = {
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
