/** A mix: sounds of the ambient by their ids, each with how loud it is, 0–1. */
export interface SoundPack {
  id: `sounds:${string}`;
  name: string;
  /** What one hears, in a line. */
  line: string;
  price: number;
  mix: readonly { sound: SoundId; level: number }[];
}

/** The ids of the ambient that a mix may use. */
export type SoundId =
  | 'rain'
  | 'river'
  | 'sea'
  | 'wind'
  | 'fire'
  | 'night-insects'
  | 'dawn-birds'
  | 'thunder'
  | 'brown-noise'
  | 'pink-noise'
  | 'white-noise'
  | 'bowls'
  | 'heartbeat'
  | 'cafe';

export const SOUND_PACKS: readonly SoundPack[] = [
  {
    id: 'sounds:cabin',
    name: 'Cabaña con lluvia',
    line: 'Fuego cerca, lluvia en el techo y viento lejos.',
    price: 6,
    mix: [
      { sound: 'fire', level: 0.55 },
      { sound: 'rain', level: 0.5 },
      { sound: 'wind', level: 0.2 },
    ],
  },
  {
    id: 'sounds:night-shore',
    name: 'Orilla de noche',
    line: 'El río despacio y los grillos.',
    price: 6,
    mix: [
      { sound: 'river', level: 0.5 },
      { sound: 'night-insects', level: 0.4 },
    ],
  },
  {
    id: 'sounds:first-light',
    name: 'Primera luz',
    line: 'Pájaros que despiertan y un poco de viento.',
    price: 6,
    mix: [
      { sound: 'dawn-birds', level: 0.5 },
      { sound: 'wind', level: 0.25 },
      { sound: 'river', level: 0.25 },
    ],
  },
  {
    id: 'sounds:far-storm',
    name: 'Tormenta lejos',
    line: 'Lluvia larga, y truenos que no llegan.',
    price: 6,
    mix: [
      { sound: 'rain', level: 0.6 },
      { sound: 'thunder', level: 0.3 },
      { sound: 'brown-noise', level: 0.2 },
    ],
  },
  {
    id: 'sounds:open-sea',
    name: 'Mar abierto',
    line: 'Olas, viento y cuencos muy abajo.',
    price: 6,
    mix: [
      { sound: 'sea', level: 0.6 },
      { sound: 'wind', level: 0.3 },
      { sound: 'bowls', level: 0.15 },
    ],
  },
  {
    id: 'sounds:corner-table',
    name: 'La mesa del rincón',
    line: 'Un café con gente y lluvia en la ventana.',
    price: 6,
    mix: [
      { sound: 'cafe', level: 0.45 },
      { sound: 'rain', level: 0.35 },
    ],
  },
];
