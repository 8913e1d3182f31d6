import type { Estimate } from '#domain/statistics/intervals.ts';

export const CHART_TEXTS = {
  day: 'Día',
  emotion: 'Emoción',
  score: 'De −5 a 5',
  mean: 'Promedio',
  interval: 'Entre',
  days: 'Días',
  times: 'Veces',
  noRecord: 'Sin registro',
  pleasant: 'agradable',
  hard: 'difícil',
  unknown: 'aún no hay señal',
  average: 'Lo habitual',
} as const;

const SIGNED = new Intl.NumberFormat('es', {
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const PLAIN = new Intl.NumberFormat('es', { maximumFractionDigits: 1 });

/** With its sign and one digit: +1,2. */
export function signed(value: number): string {
  return SIGNED.format(value).replace('-', '−');
}

export function plainNumber(value: number): string {
  return PLAIN.format(value);
}

export function betweenText({ low, high }: Pick<Estimate, 'low' | 'high'>): string {
  return `${signed(low)} y ${signed(high)}`;
}

export function daysText(count: number): string {
  return count === 1 ? '1 día' : `${count} días`;
}

export function timesText(count: number): string {
  return count === 1 ? '1 vez' : `${count} veces`;
}
