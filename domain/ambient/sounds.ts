/**
 * The sounds that are made here, without files, and what of each can be turned. The ids stand in
 * saved mixes and in sound packs: never change one. A value goes from 0 to 1.
 */
export const PARAMETERS = {
  rain: { amount: 0.45, surface: 0.2, near: 0.4 },
  river: { flow: 0.4, stones: 0.55, bright: 0.5 },
  sea: { size: 0.55, pace: 0.4, near: 0.5 },
  wind: { strength: 0.45, gusts: 0.5, whistle: 0.25 },
  fire: { size: 0.5, crackle: 0.5, near: 0.5 },
  'night-insects': { crickets: 0.6, warmth: 0.5, chorus: 0.4 },
  'dawn-birds': { birds: 0.5, near: 0.45, breeze: 0.3 },
  thunder: { often: 0.5, distance: 0.55, storm: 0.3 },
  'brown-noise': { tone: 1, width: 0.6, swell: 0 },
  'pink-noise': { tone: 1, width: 0.6, swell: 0 },
  'white-noise': { tone: 1, width: 0.6, swell: 0 },
  bowls: { pace: 0.4, pitch: 0.45, shimmer: 0.5 },
  heartbeat: { pace: 0.5, depth: 0.5, flow: 0.35 },
  cafe: { people: 0.5, cups: 0.35, room: 0.5 },
} as const satisfies Record<string, Readonly<Record<string, number>>>;

export type SoundId = keyof typeof PARAMETERS;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys of a constant
export const SOUND_IDS = Object.keys(PARAMETERS) as readonly SoundId[];

/** The names of what can be turned in one sound, in their order. */
export function parametersOf(id: SoundId): readonly string[] {
  return Object.keys(PARAMETERS[id]);
}

/** Where each stands until somebody turns it, by name. */
export function valuesOf(id: SoundId): Readonly<Record<string, number>> {
  return PARAMETERS[id];
}

export function isSoundId(value: unknown): value is SoundId {
  return typeof value === 'string' && SOUND_IDS.some((id) => id === value);
}
