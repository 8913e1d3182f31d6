import { betweenText, daysText, signed, timesText } from '../charts/texts.ts';
import type { Estimate } from '#domain/statistics/intervals.ts';
import type { Period } from './read/periods.ts';

export const ANALYTICS_TEXTS = {
  title: 'Tus gráficas',
  lead: 'Lo que tus días dicen, y lo que todavía no se puede saber. Solo lo ves tú.',
  period: 'Mirar',
  periods: { 30: '30 días', 90: '3 meses', 365: '1 año', all: 'Todo' } satisfies Record<
    Period,
    string
  >,
  loading: 'Buscando tus días...',
  error: 'No se pudieron traer tus días. Vuelve a intentarlo en un momento.',
  retry: 'Reintentar',
  offline: 'Sin conexión: se ve lo último que quedó en este dispositivo.',
  emptyTitle: 'Aquí se dibujan tus días',
  emptyLead:
    'Con el primer registro aparece el primer punto. Las tendencias necesitan unos diez días.',
  emptyAction: 'Anotar cómo llegas',
  periodEmpty: 'No hay registros en este periodo. Está bien: un día sin registro no dice nada.',
  scale: 'Cada día va de −5 (muy difícil) a 5 (muy agradable), según lo que anotaste.',

  trendTitle: 'Cómo van tus días',
  oneDay: 'Hay un día anotado. Con unos pocos más se dibuja una línea.',
  trend: ({ value, low, high, n }: Estimate) =>
    `En ${daysText(n)} con registro, lo habitual anda en ${signed(value)} (entre ${betweenText({ low, high })}).`,
  trendChange: {
    1: 'Es más agradable que en el periodo anterior.',
    [-1]: 'Es más difícil que en el periodo anterior.',
    0: 'No se distingue del periodo anterior.',
  } satisfies Record<-1 | 0 | 1, string>,
  noChange: 'Aún no hay con qué comparar.',

  rhythmTitle: { hour: 'A lo largo del día', weekday: 'En la semana', month: 'En el año' },
  rhythmNames: { hour: 'Hora', weekday: 'Día', month: 'Mes' },
  rhythmNone: 'Aún no hay señal: nada se distingue del resto.',
  rhythmHigh: (what: string) => `${what} se distingue: suele ser más agradable que el resto.`,
  rhythmLow: (what: string) => `${what} se distingue: suele ser más difícil que el resto.`,
  rhythmHint: 'El punto es lo más probable. La barra es lo que también podría ser.',
  bands: [
    'De 0 a 4 h',
    'De 4 a 8 h',
    'De 8 a 12 h',
    'De 12 a 16 h',
    'De 16 a 20 h',
    'De 20 a 24 h',
  ],

  guessQuestion: 'Antes de mirar: ¿qué día crees que te sienta mejor?',
  guessSkip: 'Mostrar sin adivinar',
  guessRight: 'Acertaste.',
  guessWrong: (guess: string, real: string) => `Dijiste ${guess}. En tus registros es ${real}.`,
  guessOpen: (guess: string) => `Dijiste ${guess}. Tus registros todavía no lo deciden.`,

  yearTitle: 'El año en colores',
  year: 'Año',
  yearSentence: (days: number, emotion: string, times: number) =>
    `${daysText(days)} con registro. Lo más frecuente: ${emotion}, ${daysText(times)}.`,
  yearEmpty: 'Este año no tiene registros todavía.',

  cloudTitle: 'Lo que más nombraste',
  cloudSentence: (first: string, times: number) => `Sobre todo: ${first}, ${timesText(times)}.`,
  cloudCompared: 'La flecha dice qué aparece más o menos que en el periodo anterior.',
  cloudWord: 'Palabra',
  cloudBefore: 'Antes',

  helpsTitle: 'Lo que me funciona',
  helpsNone:
    'Aún no hay señal. Cuando marques cómo llegas y cómo sales de un juego o herramienta, tres veces o más, aquí se verá cuál te ayuda.',
  helpsSentence: (name: string, { value, low, high }: Estimate) =>
    `${name}: después tus momentos mejoran ${signed(value).replace('+', '')} puntos de 10, con lo que se sabe hoy entre ${betweenText({ low, high })}.`,
  helpsOpen: 'Todavía ninguno se distingue. Hace falta más de una prueba para saberlo.',
  helpsHint: 'Hacia la derecha: el momento está mejor después. No dice por qué.',
  helpsName: 'Qué',
  helpsChange: 'Cuánto mejora',

  factorsTitle: 'Qué acompaña a tus días',
  factorsNone:
    'Aún no hay señal. Hacen falta al menos cinco días con y cinco sin cada cosa, con registro de ánimo.',
  factorsUp: (name: string, { low, high }: Estimate) =>
    `En los días con más ${name}, el ánimo es mejor: entre ${betweenText({ low, high })}.`,
  factorsDown: (name: string, { low, high }: Estimate) =>
    `En los días con más ${name}, el ánimo es más difícil: entre ${betweenText({ low, high })}.`,
  factorsOpen: 'Por ahora ninguna se distingue.',
  factorsHint: 'Van juntos; eso no dice que una cosa cause la otra.',
  factorsName: 'Qué',
  factorsDifference: 'Diferencia',
  factorsLink: 'Anotar factores',

  moreTitle: 'También',
  experiments: 'Prueba contigo',
  experimentsLead: 'Una cosa pequeña, unas semanas, y lo que digan tus días.',
  wellBeing: 'Bienestar en cinco preguntas',
  wellBeingLead: 'El índice WHO-5, cada dos semanas o más.',
  toImport: 'Traer o llevar registros',
  toImportLead: 'De Daylio, Bearable, MoodTracker o una copia tuya.',
  summary: 'Para mi consulta',
  summaryLead: 'Una página para llevar, con lo que tú elijas.',
} as const;

const MONTH = new Intl.DateTimeFormat('es', { month: 'long' });
const DATE = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', year: 'numeric' });

const WEEKDAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];
export const WEEKDAY_NAMES: readonly string[] = WEEKDAYS;
export const MONTH_NAMES: readonly string[] = Array.from({ length: 12 }, (_, month) => {
  const name = MONTH.format(new Date(2026, month, 15));
  return name.charAt(0).toUpperCase() + name.slice(1);
});
export const MONTH_INITIALS: readonly string[] = MONTH_NAMES.map((name) => name.charAt(0));

export function dateText(at: Date): string {
  return DATE.format(at);
}
