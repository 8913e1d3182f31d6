import { STONE_KINDS, STONES, type KnownStone, type StoneId } from '#domain/stones/stones.ts';
import type { Shape } from './outline.ts';

/** Bands and grains in a stone, across the whole sheet; only what lies within the outline is seen. */
const VEINS = {
  band: ['M-10 74C24 50 62 70 130 36'],
  bands: ['M-10 66C24 42 62 62 130 28', 'M-10 82C30 60 66 78 130 46'],
  strata: ['M-10 30c40 8 90-8 140 2', 'M-10 68c40-6 90 8 140-2', 'M-10 82c40-6 90 8 140-2'],
  ring: ['M20 12C2 44 26 88 70 84S124 30 92 10'],
  cross: ['M10 100C30 66 58 30 118 16', 'M-6 36c34 4 66 20 96 70'],
  corner: ['M64 -6c10 26 30 40 66 44', 'M78 -6c8 18 22 28 52 32'],
  grains: [
    'M22 34h.1M34 22h.1M30 62h.1M44 78h.1M70 20h.1M88 30h.1M96 52h.1M84 70h.1M62 82h.1M16 50h.1M52 14h.1M102 64h.1',
  ],
  lake: ['M-10 58c22-10 34 14 18 28S-20 92-20 76', 'M130 30c-24-6-36 8-30 22s26 20 40 12'],
} as const satisfies Record<string, readonly string[]>;

type Vein = keyof typeof VEINS;

type Look = readonly [width: number, height: number, lean: number, uneven: number, vein: Vein];

/** How each stone is: half its width and height, its lean, its unevenness and what runs through it. */
const LOOKS: Readonly<Record<StoneId, Look>> = {
  breath: [52, 37, -6, 0.7, 'strata'],
  ground: [45, 42, 4, 0.9, 'grains'],
  wave: [53, 36, 5, 0.8, 'bands'],
  loosen: [50, 39, -3, 0.5, 'band'],
  quiet: [48, 40, 0, 0.35, 'ring'],
  arrive: [52, 38, 3, 0.6, 'strata'],
  'exact-word': [50, 38, -8, 0.9, 'corner'],
  both: [47, 41, 8, 1, 'lake'],
  'five-questions': [54, 35, 0, 0.5, 'grains'],
  'whole-day': [44, 43, 0, 0.4, 'band'],
  page: [44, 43, -5, 0.8, 'corner'],
  locked: [49, 39, 6, 1, 'cross'],
  letter: [54, 36, -4, 0.55, 'bands'],
  thanks: [45, 42, 3, 0.7, 'ring'],
  keepsake: [48, 40, -9, 0.6, 'strata'],
  someone: [46, 41, 2, 0.5, 'ring'],
  company: [54, 37, -2, 0.7, 'band'],
  'at-hand': [46, 41, 10, 0.9, 'corner'],
  'kind-wish': [48, 40, 0, 0.65, 'lake'],
  told: [52, 38, 5, 0.8, 'bands'],
  worry: [44, 42, -4, 0.5, 'lake'],
  'two-sides': [46, 42, 0, 0.3, 'grains'],
  leaf: [53, 36, -10, 0.8, 'corner'],
  knot: [51, 38, 4, 1, 'cross'],
  compass: [45, 43, 7, 0.45, 'ring'],
  'night-plan': [50, 39, -5, 0.75, 'grains'],
  'dim-light': [43, 43, 3, 0.9, 'lake'],
  walk: [49, 40, 8, 0.85, 'band'],
  'small-step': [52, 37, -7, 0.95, 'strata'],
  rest: [55, 35, 0, 0.4, 'bands'],
  recall: [46, 42, 5, 0.7, 'lake'],
  reflection: [53, 37, 0, 0.55, 'band'],
  play: [48, 40, -11, 0.95, 'cross'],
  experiment: [45, 42, 2, 0.8, 'grains'],
  note: [47, 41, -4, 0.6, 'corner'],
  plan: [50, 41, 0, 0.5, 'strata'],
  rehearsal: [49, 40, 6, 0.7, 'bands'],
  'self-kind': [51, 39, -3, 0.45, 'ring'],
  'said-no': [46, 42, 9, 1, 'cross'],
  back: [53, 37, -6, 0.8, 'band'],
};

interface StoneLook {
  shape: Shape;
  veins: readonly string[];
  /** Grains are dots, everything else a band. */
  grainy: boolean;
  /** Its place among those of its kind, 0 to 4: neighbours differ a little in tone. */
  step: number;
}

export function lookOf({ id, kind }: KnownStone): StoneLook {
  const [width, height, lean, uneven, vein] = LOOKS[id];
  const seed = STONES.findIndex((stone) => stone.id === id) + 1;
  return {
    shape: { width, height, lean, uneven, seed },
    veins: VEINS[vein],
    grainy: vein === 'grains',
    step: STONE_KINDS[kind].findIndex((one) => one === id),
  };
}
