import { LOGIN_REWARD_POINTS } from '#domain/limits.ts';

const EARNED = `Sumas ${LOGIN_REWARD_POINTS} puntos y una ficha`;

export const REWARD_TEXTS = {
  first: {
    title: 'Ya tienes tu lugar aquí',
    description: `${EARNED} de bienvenida.`,
  },
  daily: { title: 'Qué bueno que pasaste hoy', description: `${EARNED}.` },
  levelUp: (level: number) => ({ title: `Llegas al nivel ${level}`, description: `${EARNED}.` }),
  summary: {
    title: 'Tu camino',
    days: (days: number) => (days === 1 ? '1 día de cuidarte' : `${days} días de cuidarte`),
    level: (level: number) => `Nivel ${level}`,
    points: (points: number) => (points === 1 ? '1 punto' : `${points} puntos`),
    toNext: (points: number, level: number) => `Faltan ${points} para el nivel ${level}`,
    tokens: (tokens: number) => (tokens === 1 ? '1 ficha' : `${tokens} fichas`),
    streak: (days: number) => (days === 1 ? '1 día' : `${days} días`),
    longest: (days: number) => (days === 1 ? '1 día' : `${days} días`),
    labels: { tokens: 'Fichas', streak: 'Seguidos', longest: 'Tu mejor racha' },
    stays: 'Los días de cuidarte se quedan, aunque un día no vengas.',
    loading: 'Mirando tu camino...',
    failed: 'Tu camino no se pudo cargar. Sigue guardado.',
    retry: 'Reintentar',
    empty: 'Aquí verás tus días, a medida que pases.',
  },
} as const;
