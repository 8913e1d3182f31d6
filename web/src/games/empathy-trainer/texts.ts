import type { ReplyKind } from './vignette.ts';

export const EMPATHY_TEXTS = {
  before: 'La charla hasta aquí',
  you: 'Tú:',
  place: (name: string) => `¿Qué sentirá ${name}?`,
  placeSelf: '¿Qué hay debajo de esa voz?',
  map: 'Cuánto agrada y cuánta fuerza tiene',
  word: 'Y una palabra',
  compare: 'Comparar',
  compareWhy: 'Elige un lugar y una palabra.',
  told: (name: string) => `${name}, con sus palabras`,
  toldSelf: 'Lo que había debajo',
  theirWord: (word: string) => `Lo llama ${word}.`,
  sameWord: 'La misma palabra que elegiste.',
  yourWord: (word: string) => `Elegiste ${word}.`,
  yours: 'Tu lugar',
  theirs: 'Su lugar',
  compared: 'Tu lugar y el suyo',
  reply: '¿Qué contestas?',
  kindWas: (label: string) => `Eso fue ${label}.`,
  why: '¿Por qué?',
  go: 'Seguir',
  end: 'Así quedó',
  close: 'Salir de la charla',
  distance: { near: 'Muy cerca', some: 'A media distancia', far: 'Lejos por ahora' },
  distanceLabel: 'Distancia entre los dos:',
} as const;

export const KIND_TEXTS: Record<ReplyKind, { label: string; what: string }> = {
  validate: {
    label: 'validar',
    what: 'Dice en voz alta lo que la otra persona está viviendo, sin cambiarlo.',
  },
  ask: { label: 'preguntar', what: 'Deja sitio para que cuente más, a su manera.' },
  advise: {
    label: 'aconsejar',
    what: 'Ofrece una salida. Ayuda cuando la piden; antes de eso, suele cerrar lo que se estaba abriendo.',
  },
  minimise: {
    label: 'quitarle peso',
    what: 'Casi siempre se dice con cariño. A quien lo oye le queda la idea de que exagera.',
  },
  'take-over': {
    label: 'llevarlo a tu historia',
    what: 'Busca compartir. Pero la otra persona pasa de hablar a escuchar.',
  },
};

export function outcomeText(beats: number, distance: 'near' | 'some' | 'far'): string {
  const ends = {
    near: 'La charla terminó cerca.',
    some: 'La charla quedó abierta.',
    far: 'La charla quedó para otro día. También pasa entre quienes se quieren.',
  };
  return `Acompañaste ${beats} momentos. ${ends[distance]}`;
}
