import type { SoundId } from '../sounds.ts';
import type { Random } from './parts/random.ts';
import type { Voice } from './parts/step.ts';
import { bowls } from './voices/bowls.ts';
import { cafe } from './voices/cafe.ts';
import { dawnBirds } from './voices/birds/dawn-birds.ts';
import { fire } from './voices/fire.ts';
import { heartbeat } from './voices/heartbeat.ts';
import { nightInsects } from './voices/night-insects.ts';
import { brownNoise, pinkNoise, whiteNoise } from './voices/noises.ts';
import { rain } from './voices/rain.ts';
import { river } from './voices/river.ts';
import { sea } from './voices/sea.ts';
import { thunder } from './voices/thunder.ts';
import { wind } from './voices/wind.ts';

/**
 * @param rate samples a second
 * @param values in the order of `PARAMETERS`; read at every step, so whoever keeps the array turns them
 */
type Maker = (rate: number, random: Random, values: Float32Array) => Voice;

interface Made {
  make: Maker;
  /** Brings sounds of every kind to about the same strength at the same level. */
  trim: number;
}

export const VOICES: Readonly<Record<SoundId, Made>> = {
  rain: { make: rain, trim: 1.3 },
  river: { make: river, trim: 0.48 },
  sea: { make: sea, trim: 1.25 },
  wind: { make: wind, trim: 0.83 },
  fire: { make: fire, trim: 1.75 },
  'night-insects': { make: nightInsects, trim: 2.8 },
  'dawn-birds': { make: dawnBirds, trim: 0.75 },
  thunder: { make: thunder, trim: 0.5 },
  'brown-noise': { make: brownNoise, trim: 0.8 },
  'pink-noise': { make: pinkNoise, trim: 0.56 },
  'white-noise': { make: whiteNoise, trim: 0.6 },
  bowls: { make: bowls, trim: 0.9 },
  heartbeat: { make: heartbeat, trim: 0.55 },
  cafe: { make: cafe, trim: 2 },
};
