import type { CareKind } from '#domain/stones/care-days.ts';

const days = (count: number) => (count === 1 ? '1 día' : `${count} días`);

/** Each kind as a thing, and as what was done most. */
export const CARE_KIND_TEXTS: Readonly<Record<CareKind, { name: string; most: string }>> = {
  notice: { name: 'Mirar cómo llegas', most: 'mirar cómo llegas' },
  calm: { name: 'Herramientas y respiración', most: 'las herramientas y la respiración' },
  words: { name: 'Escribir y guardar', most: 'escribir y guardar' },
  talk: { name: 'Hablar y tu gente', most: 'hablar y tu gente' },
  play: { name: 'Jugar', most: 'jugar' },
  learn: { name: 'Aprender', most: 'aprender' },
};

export const YEAR_TEXTS = {
  title: 'Tu año, de un vistazo',
  sentence: (year: number, count: number, most: CareKind, mostCount: number) =>
    `En ${year} hubo cuidado en ${days(count)}. Lo que más días llevó fue ${CARE_KIND_TEXTS[most].most}: ${days(mostCount)}.`,
  empty: (year: number) =>
    `Aquí correrá tu ${year}: cada cosa que hagas por ti deja una piedra en su día.`,
  neutral: 'El agua sin piedras son días sin registro. No dicen nada malo de ti.',
  years: 'Año',
  yearOf: (year: number) => `Ver ${year}`,
  kinds: 'Qué corriente mirar',
  everything: 'Todo',
  days,
  month: (name: string, count: number) => `${name}: ${count === 0 ? 'sin registro' : days(count)}`,
  noRecord: 'sin registro',
  caption: (year: number) => `Días de cuidado de ${year}`,
  columns: ['Día', 'Qué hubo'],
  loading: 'Siguiendo el río...',
  failed: 'Tu año no se pudo cargar. Sigue guardado.',
} as const;

const MONTH_NAME = new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' });
const DAY_NAME = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', timeZone: 'UTC' });

export function monthName(month: number): string {
  const name = MONTH_NAME.format(Date.UTC(2026, month, 15));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const dayName = (day: string) => DAY_NAME.format(new Date(`${day}T12:00:00Z`));
