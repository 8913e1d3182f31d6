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
  /** One idea by how the water is, each with its reason. */
  ideas: {
    night: {
      title: 'La noche',
      body: 'Porque es tarde. Poca luz y pocas palabras, por si no llega el sueño.',
    },
    calm: {
      title: 'Primer paso de dos minutos',
      body: 'Porque con el agua quieta es más fácil empezar eso que lleva días esperando.',
    },
    bright: {
      title: 'Saborear algo bueno',
      body: 'Porque hoy hay luz, y lo bueno dura más cuando se mira con detalle.',
    },
    waves: {
      title: 'Qué depende de mí',
      body: 'Porque hay oleaje, y separar lo tuyo de lo demás le quita fuerza.',
    },
    low: {
      title: 'La semana cargada',
      body: 'Porque hoy pesa. Soltar una sola cosa ya cambia el día.',
    },
    flood: {
      title: 'Pedir ayuda a alguien',
      body: 'Porque es mucho para una sola persona. El mensaje queda listo en cuatro minutos.',
    },
  },
} as const;
