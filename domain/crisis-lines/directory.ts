import { AMERICAS } from './americas.ts';
import type { CountryLines } from './crisis-line.ts';
import { PUERTO_RICO, UNITED_STATES } from './united-states.ts';

const SPAIN: CountryLines = {
  code: 'es',
  country: 'España',
  emergency: ['112'],
  lines: [
    {
      name: 'Línea 024',
      channels: [{ kind: 'call', number: '024', dial: '024' }],
      hours: '24 horas, todos los días',
      cost: 'Gratis',
      evidence: 'A',
      checked: '2025-09-10',
    },
    {
      name: 'Teléfono de la Esperanza',
      channels: [{ kind: 'call', number: '717 003 717', dial: '+34717003717' }],
      hours: 'Horario no confirmado',
      cost: 'Según tu operador',
      evidence: 'B',
      checked: null,
    },
  ],
};

/** Countries where no line could be confirmed. They are named, so that nobody searches in vain. */
const WITHOUT_LINE: readonly CountryLines[] = [
  ['bo', 'Bolivia'],
  ['cu', 'Cuba'],
  ['gt', 'Guatemala'],
  ['gq', 'Guinea Ecuatorial'],
  ['ni', 'Nicaragua'],
  ['do', 'República Dominicana'],
  ['ve', 'Venezuela'],
].map(([code = '', country = '']) => ({ code, country, emergency: [], lines: [] }));

/**
 * Every country in the order of its Spanish name. Numbers collide between countries (106 is a
 * crisis line in Bogotá and an ambulance elsewhere), so only one country is ever open at a time.
 */
export const CRISIS_DIRECTORY: readonly CountryLines[] = [
  ...AMERICAS,
  SPAIN,
  UNITED_STATES,
  PUERTO_RICO,
  ...WITHOUT_LINE,
].toSorted((one, other) => one.country.localeCompare(other.country, 'es'));

export function countryLines(code: string | null): CountryLines | undefined {
  return CRISIS_DIRECTORY.find((country) => country.code === code);
}
