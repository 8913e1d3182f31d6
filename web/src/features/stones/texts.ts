import { STONES } from '#domain/stones/stones.ts';

const ALL = STONES.length;

const namesOf = (names: readonly string[]) =>
  new Intl.ListFormat('es', { type: 'conjunction' }).format(names.map((name) => `«${name}»`));

export const STONES_TEXTS = {
  title: 'Piedras de tu río',
  lead: 'Cada piedra es una forma de cuidarte que ya probaste. No se pierden, no caducan y no hay que juntarlas todas.',
  count: (found: number) =>
    found === 0
      ? 'Todavía no hay ninguna. Cada una dice cómo se encuentra.'
      : found === 1
        ? `Llevas una piedra. Hay lugar para ${ALL}.`
        : found === ALL
          ? `Las ${ALL} piedras están en tu río.`
          : `Llevas ${found} piedras. Hay lugar para ${ALL}.`,
  all: `Ver las ${ALL} piedras`,
  bed: 'Fondo del río',
  bedHint: 'Toca una piedra para leerla. Con las flechas pasas de una a otra.',
  // Many at once, as on the first look after a long time, are marked in the water and not listed.
  news: (names: readonly string[]) =>
    names.length === 1
      ? `Hay una piedra nueva: ${namesOf(names)}.`
      : names.length <= 3
        ? `Hay ${names.length} piedras nuevas: ${namesOf(names)}.`
        : `Hay ${names.length} piedras nuevas. Llevan un punto de sol.`,
  newMark: 'Nueva',
  newStone: (name: string) => `${name}, piedra nueva`,
  foundStone: (name: string) => `${name}, en tu río`,
  missingStone: (name: string) => `${name}, todavía no`,
  found: (date: string) => `En tu río desde el ${date}.`,
  notYet: 'Todavía no está en tu río.',
  how: 'Cómo se encuentra',
  foundOf: (found: number, all: number) => `${found} de ${all}`,
  loading: 'Mirando el fondo del río...',
  failed: 'Tus piedras no se pudieron cargar. Siguen guardadas.',
  retry: 'Reintentar',
  asKnown: 'Sin conexión: así estaba tu río la última vez.',
  toProfile: 'Volver a tu perfil',
} as const;

const DATE = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', year: 'numeric' });

export const dateText = (at: string) => DATE.format(new Date(at));
