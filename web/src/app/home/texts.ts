import { COMPANION } from '#domain/product.ts';

const DAY = new Intl.DateTimeFormat('es', { weekday: 'long' });

export const MEMBER_HOME_TEXTS = {
  question: '¿Cómo llegas hoy?',
  told: 'Hoy anotaste',
  another: 'Anotar otra cosa',
  days: 'Ver mis días',
  planTitle: 'Tu plan de hoy',
  /** Beginnings of those lines of a card that say what is still to be done. */
  stepLines: [
    'Mi paso',
    'Lo que sigue',
    'La primera',
    'Mi prueba',
    'Mi gesto',
    'Lo primero de mañana',
    'Mi plan de esta noche',
    'Lo que hago mientras',
    'Cuando baje',
  ],
  planFrom: (activity: string) => `Lo escribiste después de ${activity}.`,
  planFromTalk: `Te lo llevaste de una charla con ${COMPANION}.`,
  ideaTitle: 'Una idea para hoy',
  helpedTitle: 'Lo último que te ayudó',
  lighter: (before: number, after: number, when: string) =>
    `${when} bajó de ${before} a ${after} lo que pesaba.`,
  better: (before: number, after: number, when: string) =>
    `${when} subió de ${before} a ${after} cómo te sentías.`,
  otherTitle: 'Después, si quieres',
  when: {
    today: 'Hoy',
    yesterday: 'Ayer',
    weekday: (at: Date) => `El ${DAY.format(at)}`,
    last: 'La última vez',
  },
  search: '¿Qué necesitas? Escríbelo como te salga',
} as const;
