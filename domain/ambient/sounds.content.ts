import type { PARAMETERS, SoundId } from './sounds.ts';

/** What turns one way and the other, in words beside the slider. */
export interface ParameterText {
  label: string;
  low: string;
  high: string;
}

type SoundTexts<Id extends SoundId> = {
  title: string;
  /** Inside a sentence: "lluvia y fuego". */
  name: string;
  parameters: Record<keyof (typeof PARAMETERS)[Id], ParameterText>;
};

const NOISE = {
  tone: { label: 'Brillo', low: 'apagado', high: 'entero' },
  width: { label: 'Anchura', low: 'al centro', high: 'alrededor' },
  swell: { label: 'Vaivén', low: 'quieto', high: 'va y viene' },
} as const;

export const SOUND_TEXTS: { [Id in SoundId]: SoundTexts<Id> } = {
  rain: {
    title: 'Lluvia',
    name: 'lluvia',
    parameters: {
      amount: { label: 'Fuerza', low: 'llovizna', high: 'aguacero' },
      surface: { label: 'Dónde cae', low: 'hojas', high: 'tejado' },
      near: { label: 'Cercanía', low: 'lejos', high: 'gota a gota' },
    },
  },
  river: {
    title: 'Río',
    name: 'río',
    parameters: {
      flow: { label: 'Caudal', low: 'arroyo', high: 'río' },
      stones: { label: 'Piedras', low: 'agua lisa', high: 'borboteo' },
      bright: { label: 'Claridad', low: 'hondo', high: 'claro' },
    },
  },
  sea: {
    title: 'Mar',
    name: 'mar',
    parameters: {
      size: { label: 'Olas', low: 'mansas', high: 'grandes' },
      pace: { label: 'Ritmo', low: 'lento', high: 'seguido' },
      near: { label: 'Orilla', low: 'lejos', high: 'a tus pies' },
    },
  },
  wind: {
    title: 'Viento',
    name: 'viento',
    parameters: {
      strength: { label: 'Fuerza', low: 'brisa', high: 'fuerte' },
      gusts: { label: 'Rachas', low: 'parejo', high: 'a rachas' },
      whistle: { label: 'Silbido', low: 'nada', high: 'en la rendija' },
    },
  },
  fire: {
    title: 'Fuego',
    name: 'fuego',
    parameters: {
      size: { label: 'Llama', low: 'brasas', high: 'hoguera' },
      crackle: { label: 'Chasquidos', low: 'pocos', high: 'muchos' },
      near: { label: 'Cercanía', low: 'lejos', high: 'al lado' },
    },
  },
  'night-insects': {
    title: 'Grillos de noche',
    name: 'grillos',
    parameters: {
      crickets: { label: 'Grillos', low: 'uno', high: 'muchos' },
      warmth: { label: 'Noche', low: 'fresca', high: 'cálida' },
      chorus: { label: 'Pradera', low: 'callada', high: 'viva' },
    },
  },
  'dawn-birds': {
    title: 'Pájaros al alba',
    name: 'pájaros',
    parameters: {
      birds: { label: 'Pájaros', low: 'uno', high: 'muchos' },
      near: { label: 'Cercanía', low: 'lejos', high: 'en la ventana' },
      breeze: { label: 'Brisa', low: 'nada', high: 'en las hojas' },
    },
  },
  thunder: {
    title: 'Truenos lejanos',
    name: 'truenos lejanos',
    parameters: {
      often: { label: 'Cada cuánto', low: 'rara vez', high: 'a menudo' },
      distance: { label: 'Distancia', low: 'cerca', high: 'muy lejos' },
      storm: { label: 'Aire', low: 'quieto', high: 'de tormenta' },
    },
  },
  'brown-noise': { title: 'Ruido marrón', name: 'ruido marrón', parameters: NOISE },
  'pink-noise': { title: 'Ruido rosa', name: 'ruido rosa', parameters: NOISE },
  'white-noise': { title: 'Ruido blanco', name: 'ruido blanco', parameters: NOISE },
  bowls: {
    title: 'Cuencos',
    name: 'cuencos',
    parameters: {
      pace: { label: 'Cada cuánto', low: 'espaciado', high: 'seguido' },
      pitch: { label: 'Tono', low: 'grave', high: 'agudo' },
      shimmer: { label: 'Temblor', low: 'liso', high: 'ondulante' },
    },
  },
  heartbeat: {
    title: 'Corazón en calma',
    name: 'un corazón en calma',
    parameters: {
      pace: { label: 'Pulso', low: '48', high: '64' },
      depth: { label: 'Hondura', low: 'cerca', high: 'muy adentro' },
      flow: { label: 'Murmullo', low: 'nada', high: 'como el mar' },
    },
  },
  cafe: {
    title: 'Rumor de café',
    name: 'un café con gente',
    parameters: {
      people: { label: 'Gente', low: 'poca', high: 'mucha' },
      cups: { label: 'Tazas', low: 'ninguna', high: 'a menudo' },
      room: { label: 'Sala', low: 'pequeña', high: 'grande' },
    },
  },
};
