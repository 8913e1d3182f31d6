import { layerOf, type Mix } from '../ambient/mix.ts';

/** A mix of the ambient's sounds that the store has. */
export interface SoundPack {
  id: `sounds:${string}`;
  name: string;
  /** What one hears, in a line. */
  line: string;
  price: number;
  mix: Mix;
}

export const SOUND_PACKS: readonly SoundPack[] = [
  {
    id: 'sounds:cabin',
    name: 'Cabaña en la sierra',
    line: 'Fuego cerca, y el viento que busca por dónde entrar.',
    price: 6,
    mix: [
      layerOf('fire', 0.65, { size: 0.6, crackle: 0.6, near: 0.7 }),
      layerOf('wind', 0.4, { strength: 0.55, gusts: 0.6, whistle: 0.35 }),
      layerOf('brown-noise', 0.2, { tone: 0.4, width: 0.5, swell: 0.3 }),
    ],
  },
  {
    id: 'sounds:night-shore',
    name: 'Orilla de noche',
    line: 'El río despacio y los grillos, cerca y lejos.',
    price: 6,
    mix: [
      layerOf('river', 0.6, { flow: 0.25, stones: 0.4, bright: 0.3 }),
      layerOf('night-insects', 0.45, { crickets: 0.55, warmth: 0.6, chorus: 0.6 }),
    ],
  },
  {
    id: 'sounds:first-light',
    name: 'Primera luz',
    line: 'Pájaros que despiertan, y un poco de viento en las hojas.',
    price: 6,
    mix: [
      layerOf('dawn-birds', 0.55, { birds: 0.6, near: 0.5, breeze: 0.5 }),
      layerOf('wind', 0.25, { strength: 0.25, gusts: 0.3, whistle: 0 }),
    ],
  },
  {
    id: 'sounds:far-storm',
    name: 'Tormenta lejos',
    line: 'Lluvia larga, y truenos que no llegan.',
    price: 6,
    mix: [
      layerOf('rain', 0.65, { amount: 0.6, surface: 0.3, near: 0.5 }),
      layerOf('thunder', 0.4, { often: 0.35, distance: 0.85, storm: 0.3 }),
    ],
  },
  {
    id: 'sounds:open-sea',
    name: 'Mar abierto',
    line: 'Olas anchas y cuencos muy abajo.',
    price: 6,
    mix: [
      layerOf('sea', 0.7, { size: 0.7, pace: 0.25, near: 0.35 }),
      layerOf('bowls', 0.25, { pace: 0.2, pitch: 0.2, shimmer: 0.4 }),
    ],
  },
  {
    id: 'sounds:corner-table',
    name: 'La mesa del rincón',
    line: 'Un café con gente y lluvia en la ventana.',
    price: 6,
    mix: [
      layerOf('cafe', 0.55, { people: 0.4, cups: 0.45, room: 0.6 }),
      layerOf('rain', 0.4, { amount: 0.4, surface: 0.5, near: 0.3 }),
    ],
  },
];
