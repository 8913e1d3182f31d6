import type { Cause, Emotion, Theme } from './emotion.ts';

type Row = readonly [
  word: string,
  pleasantness: number,
  energy: number,
  cause: Cause,
  theme: Theme,
  meaning?: string,
];

function emotions(rows: readonly Row[]): Emotion[] {
  return rows.map(([word, pleasantness, energy, cause, theme, meaning]) => ({
    word,
    pleasantness,
    energy,
    cause,
    theme,
    ...(meaning !== undefined && { meaning }),
  }));
}

/** Places are ours, set by hand to tell neighbours apart. They are no measured norms. */
export const BASICS = emotions([
  ['alegría', 0.85, 0.45, 'life', 'gain'],
  ['calma', 0.7, -0.65, 'life', 'rest'],
  ['tristeza', -0.7, -0.45, 'life', 'loss'],
  ['miedo', -0.75, 0.75, 'life', 'threat'],
  ['enojo', -0.7, 0.65, 'other', 'wrong'],
  ['vergüenza', -0.6, 0.1, 'me', 'seen'],
  ['sorpresa', 0.15, 0.85, 'life', 'unknown'],
  ['asco', -0.8, 0.25, 'other', 'away'],
]);

const MORE = emotions([
  ['entusiasmo', 0.8, 0.85, 'life', 'gain'],
  ['euforia', 0.95, 1, 'life', 'gain'],
  ['ilusión', 0.7, 0.5, 'life', 'gain'],
  ['esperanza', 0.55, 0.1, 'life', 'gain'],
  ['diversión', 0.8, 0.65, 'other', 'gain'],
  ['orgullo', 0.75, 0.4, 'me', 'gain'],
  ['satisfacción', 0.75, 0, 'me', 'gain'],
  ['curiosidad', 0.45, 0.45, 'life', 'unknown'],
  ['asombro', 0.5, 0.7, 'life', 'unknown'],
  ['admiración', 0.6, 0.3, 'other', 'gain'],
  ['ternura', 0.7, -0.2, 'other', 'bond'],
  ['cariño', 0.8, 0.05, 'other', 'bond'],
  ['gratitud', 0.8, -0.1, 'other', 'bond'],
  ['confianza', 0.6, -0.3, 'other', 'bond'],
  ['compasión', -0.05, -0.1, 'other', 'bond'],
  ['alivio', 0.6, -0.35, 'life', 'rest'],
  ['serenidad', 0.75, -0.8, 'life', 'rest'],
  ['nostalgia', -0.15, -0.4, 'life', 'loss'],
  ['melancolía', -0.4, -0.6, 'life', 'loss'],
  ['añoranza', -0.3, -0.2, 'life', 'loss'],
  ['soledad', -0.7, -0.55, 'life', 'loss'],
  ['pena', -0.65, -0.3, 'life', 'loss'],
  ['desánimo', -0.6, -0.7, 'me', 'loss'],
  ['decepción', -0.6, -0.2, 'other', 'loss'],
  ['desconsuelo', -0.95, -0.15, 'life', 'loss'],
  ['vacío', -0.6, -0.85, 'life', 'empty'],
  ['apatía', -0.3, -0.9, 'life', 'empty'],
  ['aburrimiento', -0.3, -0.7, 'life', 'empty'],
  ['cansancio', -0.35, -0.8, 'life', 'empty'],
  ['culpa', -0.65, 0.05, 'me', 'harm'],
  ['remordimiento', -0.7, 0, 'me', 'harm'],
  ['humillación', -0.9, 0.3, 'other', 'seen'],
  ['timidez', -0.3, 0.2, 'me', 'seen'],
  ['inseguridad', -0.5, 0.15, 'me', 'seen'],
  ['nervios', -0.35, 0.65, 'life', 'threat'],
  ['ansiedad', -0.6, 0.7, 'life', 'threat'],
  ['preocupación', -0.5, 0.35, 'life', 'threat'],
  ['inquietud', -0.35, 0.4, 'life', 'threat'],
  ['susto', -0.5, 0.95, 'life', 'threat'],
  ['angustia', -0.85, 0.5, 'life', 'threat'],
  ['desconfianza', -0.5, 0.25, 'other', 'threat'],
  ['agobio', -0.6, 0.45, 'life', 'wrong'],
  ['irritación', -0.5, 0.45, 'other', 'wrong'],
  ['frustración', -0.65, 0.5, 'life', 'wrong'],
  ['impotencia', -0.75, 0.2, 'life', 'wrong'],
  ['indignación', -0.7, 0.7, 'other', 'wrong'],
  ['rabia', -0.85, 0.9, 'other', 'wrong'],
  ['resentimiento', -0.65, 0.1, 'other', 'wrong'],
  ['impaciencia', -0.3, 0.55, 'life', 'wrong'],
  ['envidia', -0.5, 0.3, 'other', 'rival'],
  ['celos', -0.65, 0.55, 'other', 'rival'],
  ['desprecio', -0.6, 0.1, 'other', 'away'],
  ['confusión', -0.3, 0.25, 'life', 'unknown'],
  ['duda', -0.25, 0.05, 'me', 'unknown'],
]);

/** Sixty-two words for what people feel. */
export const WORDS: readonly Emotion[] = [...BASICS, ...MORE];

/** Words that sit almost on the same spot; what tells them apart is what the matter is. */
const TWIN_MEANINGS: Readonly<Record<string, string>> = {
  culpa: 'Sentir que hice algo que no estuvo bien. Mira el acto, y empuja a reparar.',
  vergüenza: 'Sentir que hay algo mal en mí y que los demás lo ven. Empuja a esconderse.',
  remordimiento: 'Culpa que no suelta: vuelve sola, al rato o años después, y muerde.',
  envidia: 'Alguien tiene lo que yo querría.',
  celos: 'Temer que alguien me quite un lugar que ya tengo.',
  admiración: 'Alguien hace algo grande, y me alegra que exista.',
  miedo: 'Ante un peligro cercano, que se puede nombrar.',
  ansiedad: 'Sentir que algo va a salir mal, sin saber bien qué.',
  preocupación: 'Dar vueltas a un problema concreto que todavía no llega.',
  nostalgia: 'Recuerdo algo que fue bueno y ya pasó. Duele y abriga a la vez.',
  melancolía: 'Tristeza suave, sin un motivo claro.',
  añoranza: 'Falta alguien o un lugar que existe, pero está lejos.',
  enojo: 'Algo me estorba o me daña, y quiero que pare.',
  indignación: 'Ver algo injusto, aunque no me toque a mí.',
  frustración: 'Quiero llegar a algo y no dejo de topar con lo mismo.',
};

function twin(word: string): Emotion {
  const known = WORDS.find((one) => one.word === word);
  const meaning = TWIN_MEANINGS[word];
  if (!known || !meaning) throw new RangeError(word);
  return { ...known, meaning };
}

export const TWINS: readonly Emotion[] = Object.keys(TWIN_MEANINGS).map(twin);

const LANDS: Readonly<Record<string, string>> = {
  agüite: 'México',
  morriña: 'Galicia',
  'ponerse chípil': 'México',
  cabanga: 'Nicaragua y Costa Rica',
  tusa: 'Colombia',
  magua: 'Canarias',
  ñáñaras: 'México',
  embole: 'el Río de la Plata',
  'pena ajena': 'México y otros países',
  bajón: 'el Cono Sur y España',
};

function landOf(word: string): string {
  const land = LANDS[word];
  if (!land) throw new RangeError(word);
  return land;
}

/** Words of different lands that speak of the same thing, and of what. The map cannot tell that. */
export const AKIN: readonly (readonly [word: string, other: string, shared: string])[] = [
  ['agüite', 'bajón', 'un ánimo que se cae'],
  ['tusa', 'cabanga', 'un amor que ya no está'],
  ['morriña', 'cabanga', 'lo que quedó lejos'],
  ['morriña', 'magua', 'lo que falta'],
];

/** Words of one place: where they are said, and what people there mean by them. */
export const REGIONAL: readonly Emotion[] = emotions([
  ['agüite', -0.55, -0.5, 'life', 'loss', 'tristeza con desgana, de quien se desinfla.'],
  ['morriña', -0.3, -0.35, 'life', 'loss', 'tristeza por la tierra que quedó lejos.'],
  ['ponerse chípil', -0.5, 0.15, 'other', 'rival', 'una pena que pide mimos.'],
  ['cabanga', -0.5, -0.3, 'other', 'loss', 'añoranza, sobre todo de un amor que se fue.'],
  ['tusa', -0.75, 0.05, 'other', 'loss', 'el dolor después de que se acaba un amor.'],
  [
    'magua',
    -0.4,
    -0.45,
    'life',
    'loss',
    'desconsuelo por lo que falta, o por lo que no se llegó a hacer.',
  ],
  ['ñáñaras', -0.35, 0.6, 'life', 'threat', 'escalofrío de nervios, en la panza o la espalda.'],
  ['embole', -0.4, -0.6, 'life', 'empty', 'aburrimiento que fastidia.'],
  ['pena ajena', -0.45, 0.3, 'other', 'seen', 'la vergüenza que da lo que hace otra persona.'],
  ['bajón', -0.6, -0.65, 'life', 'loss', 'caída de ánimo, casi siempre de golpe.'],
]).map((one) => ({ ...one, land: landOf(one.word) }));
