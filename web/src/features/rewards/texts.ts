import { COMPANION } from '#domain/product.ts';
import { LOGIN_REWARD_POINTS } from '#domain/limits.ts';

const EARNED = `Sumas ${LOGIN_REWARD_POINTS} puntos y una ficha`;

export const REWARD_TEXTS = {
  first: {
    title: 'Ya tienes tu lugar aquí',
    description: `${EARNED} de bienvenida.`,
  },
  daily: { title: 'Qué bueno que pasaste hoy', description: `${EARNED}.` },
  /** After a month or more: as a friend says it, who does not ask where somebody was. */
  back: (level: number | null) => ({
    title: 'Qué bueno verte',
    description:
      level === null
        ? `Aquí está todo, como lo dejaste. ${EARNED}.`
        : `Aquí está todo, como lo dejaste. ${EARNED}, y llegas al nivel ${level}.`,
  }),
  levelUp: (level: number) => ({ title: `Llegas al nivel ${level}`, description: `${EARNED}.` }),
  levelUpByActs: (level: number) => ({
    title: `Llegas al nivel ${level}`,
    description: 'Por todo lo que vas haciendo por ti. Trae una ficha más.',
  }),
  seeLevel: `Verlo con ${COMPANION}`,
  summary: {
    title: 'Tu camino',
    days: (days: number) => (days === 1 ? '1 día de cuidado' : `${days} días de cuidado`),
    level: (level: number) => `Nivel ${level}`,
    points: (points: number) => (points === 1 ? '1 punto' : `${points} puntos`),
    toNext: (points: number, level: number) =>
      points === 1 ? `Falta 1 para el nivel ${level}` : `Faltan ${points} para el nivel ${level}`,
    next: 'Cada nivel trae una ficha, y ninguno se pierde.',
    streak: (days: number) => (days === 1 ? '1 día' : `${days} días`),
    longest: (days: number) => (days === 1 ? '1 día' : `${days} días`),
    labels: { tokens: 'Fichas', streak: 'Seguidos', longest: 'Más días seguidos' },
    hide: 'Ocultar los días seguidos',
    show: 'Mostrar los días seguidos',
    stays:
      'Un día cuenta si hiciste algo por ti, por pequeño que sea. Los días se quedan, vengas o no.',
    loading: 'Mirando tu camino...',
    failed: 'Tu camino no se pudo cargar. Sigue guardado.',
    offline: 'Tu camino está guardado en tu cuenta. Lo verás cuando haya conexión.',
    retry: 'Reintentar',
    empty: {
      title: 'Aquí empieza tu río',
      body: 'Cada día en que hagas algo por ti deja una piedra aquí. Hoy es la primera.',
    },
  },
} as const;
