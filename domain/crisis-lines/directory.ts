import { AMERICAS } from './americas.content.ts';
import { countryCode } from './country-code.ts';
import type { CountryLines } from './crisis-line.ts';
import { PUERTO_RICO, UNITED_STATES } from './united-states.ts';

const SPAIN: CountryLines = {
  code: 'es',
  country: 'España',
  emergency: ['112'],
  // newtral.es, 2024-08-13, of the ministry: every form of violence against women.
  violence: {
    name: 'Teléfono 016',
    serves: 'para mujeres',
    channels: [{ kind: 'call', number: '016', dial: '016' }],
    hours: '24 horas, todos los días',
    cost: 'Gratis',
    evidence: 'A',
    checked: '2025-08-07',
  },
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

/**
 * Countries where no line could be confirmed. They are named, so that nobody searches in vain, with the
 * emergency numbers that could be: Bolivia 110 police, the one number of its BOL-110 (eju.tv, 2025-08-16);
 * ambulances differ by region there; Guatemala 110 police, 122 firefighters' ambulances (conred.gob.gt,
 * 2024 and 2025-12); Nicaragua 118 emergency centre, 128 ambulances (el19digital 2026, on the centre's calls);
 * the Dominican Republic and Venezuela 911 (a guide for travellers; Lusa on the change from 171).
 */
const WITHOUT_LINE: readonly CountryLines[] = [
  withoutLine('bo', 'Bolivia', '110'),
  withoutLine('cu', 'Cuba'),
  withoutLine('gt', 'Guatemala', '110', '122'),
  withoutLine('gq', 'Guinea Ecuatorial'),
  withoutLine('ni', 'Nicaragua', '118', '128'),
  withoutLine('do', 'República Dominicana', '911'),
  withoutLine('ve', 'Venezuela', '911'),
];

function withoutLine(code: string, country: string, ...emergency: readonly string[]): CountryLines {
  return { code, country, emergency, lines: [] };
}

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

/** The lines of a country, whatever the case of its code; undefined for one that is not listed. */
export function countryLines(code: string | null): CountryLines | undefined {
  const known = countryCode(code);
  return CRISIS_DIRECTORY.find((country) => country.code === known);
}
