import { layerOf, type Mix } from './mix.ts';

export interface Preset {
  id: string;
  title: string;
  lead: string;
  mix: Mix;
}

/** The mixes of the house. Everybody has all of them. */
export const PRESETS: readonly Preset[] = [
  {
    id: 'roof-and-fire',
    title: 'Lluvia en el tejado y fuego',
    lead: 'Adentro, con la lluvia afuera.',
    mix: [
      layerOf('rain', 0.6, { amount: 0.5, surface: 0.9, near: 0.35 }),
      layerOf('fire', 0.55, { size: 0.45, crackle: 0.45, near: 0.6 }),
    ],
  },
  {
    id: 'night-sea',
    title: 'Mar de noche',
    lead: 'Olas lentas y nada más que hacer.',
    mix: [
      layerOf('sea', 0.85, { size: 0.5, pace: 0.15, near: 0.45 }),
      layerOf('wind', 0.35, { strength: 0.2, gusts: 0.3, whistle: 0 }),
    ],
  },
  {
    id: 'by-the-river',
    title: 'A la orilla del remanso',
    lead: 'Agua entre piedras y pájaros lejos.',
    mix: [
      layerOf('river', 0.75, { flow: 0.35, stones: 0.65, bright: 0.55 }),
      layerOf('dawn-birds', 0.45, { birds: 0.4, near: 0.2, breeze: 0.3 }),
    ],
  },
  {
    id: 'summer-night',
    title: 'Noche de verano',
    lead: 'Grillos, brisa y agua que pasa.',
    mix: [
      layerOf('night-insects', 0.7, { crickets: 0.6, warmth: 0.7, chorus: 0.4 }),
      layerOf('river', 0.45, { flow: 0.25, stones: 0.4, bright: 0.3 }),
      layerOf('wind', 0.3, { strength: 0.15, gusts: 0.4, whistle: 0 }),
    ],
  },
  {
    id: 'far-storm',
    title: 'Tormenta que se aleja',
    lead: 'Truenos de lejos y lluvia mansa.',
    mix: [
      layerOf('thunder', 0.6, { often: 0.45, distance: 0.75, storm: 0.4 }),
      layerOf('rain', 0.55, { amount: 0.6, surface: 0.2, near: 0.2 }),
    ],
  },
  {
    id: 'deep-sleep',
    title: 'Manta de ruido',
    lead: 'Tapa los ruidos de la calle y de la cabeza.',
    mix: [
      layerOf('brown-noise', 0.65, { tone: 0.8, width: 0.7, swell: 0.2 }),
      layerOf('rain', 0.25, { amount: 0.4, surface: 0.1, near: 0 }),
    ],
  },
  {
    id: 'held',
    title: 'Como en brazos',
    lead: 'Un corazón tranquilo y olas hondas.',
    mix: [
      layerOf('heartbeat', 0.75, { pace: 0.4, depth: 0.6, flow: 0.5 }),
      layerOf('brown-noise', 0.5, { tone: 0.6, width: 0.4, swell: 0.6 }),
    ],
  },
  {
    id: 'first-light',
    title: 'Primera luz',
    lead: 'Para despertar sin prisa.',
    mix: [
      layerOf('dawn-birds', 0.75, { birds: 0.7, near: 0.55, breeze: 0.35 }),
      layerOf('river', 0.4, { flow: 0.3, stones: 0.4, bright: 0.6 }),
    ],
  },
  {
    id: 'corner-table',
    title: 'Mesa del rincón',
    lead: 'Compañía de fondo para trabajar.',
    mix: [
      layerOf('cafe', 0.75, { people: 0.55, cups: 0.4, room: 0.5 }),
      layerOf('rain', 0.4, { amount: 0.4, surface: 0.6, near: 0.15 }),
    ],
  },
  {
    id: 'temple',
    title: 'Cuencos y viento',
    lead: 'Para sentarse un rato en silencio.',
    mix: [
      layerOf('bowls', 0.75, { pace: 0.35, pitch: 0.4, shimmer: 0.5 }),
      layerOf('wind', 0.5, { strength: 0.35, gusts: 0.6, whistle: 0.1 }),
    ],
  },
];
