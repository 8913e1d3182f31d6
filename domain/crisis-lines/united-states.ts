import type { CountryLines, CrisisLine } from './crisis-line.ts';

/**
 * docs/specification.md §1: shown to everyone until a country is chosen. `HELLO` answers in
 * English.
 */
export const NATIONAL_CRISIS_LINE = {
  name: '988, línea nacional de crisis',
  channels: [
    { kind: 'call', number: '988', dial: '988', note: 'marca 2 para español' },
    { kind: 'text', number: '988', dial: '988', body: 'AYUDA', note: 'en español' },
    { kind: 'chat', address: 'https://988lineadevida.org/' },
  ],
  hours: '24 horas, todos los días',
  cost: 'Gratis',
  evidence: 'A',
  checked: '2025-09',
} as const satisfies CrisisLine;

export const CRISIS_TEXT_LINE = {
  name: 'Crisis Text Line',
  channels: [
    { kind: 'text', number: '741741', dial: '741741', body: 'AYUDA', note: 'en español' },
    { kind: 'text', number: '741741', dial: '741741', body: 'HELLO', note: 'en inglés' },
    { kind: 'whatsapp', number: '442-AYUDAME', dial: '14422983263' },
  ],
  hours: '24 horas, todos los días',
  cost: 'Gratis',
  evidence: 'A',
  checked: '2025-09',
} as const satisfies CrisisLine;

export const VETERANS_LINE: CrisisLine = {
  name: 'Veteranos y sus familias',
  channels: [{ kind: 'call', number: '988', dial: '988', note: 'marca 1' }],
  hours: '24 horas, todos los días',
  cost: 'Gratis',
  evidence: 'A',
  checked: '2025-09',
};

export const UNITED_STATES: CountryLines = {
  code: 'us',
  country: 'Estados Unidos',
  emergency: ['911'],
  lines: [NATIONAL_CRISIS_LINE, CRISIS_TEXT_LINE, VETERANS_LINE],
};

export const PUERTO_RICO_LINE: CrisisLine = {
  name: 'Línea PAS',
  area: 'Puerto Rico',
  channels: [
    { kind: 'call', number: '988', dial: '988' },
    { kind: 'call', number: '1-800-981-0023', dial: '+18009810023' },
  ],
  hours: 'Horario no confirmado',
  cost: 'Costo no confirmado',
  evidence: 'B',
  checked: '2022',
};

export const PUERTO_RICO: CountryLines = {
  code: 'pr',
  country: 'Puerto Rico',
  emergency: [],
  lines: [PUERTO_RICO_LINE],
};
