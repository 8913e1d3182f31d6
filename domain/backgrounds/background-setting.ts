import * as z from 'zod/mini';

/** Ladders of tones of one place and light; every drawing stands on one of them. */
export const GRADIENTS = [
  'still-water',
  'river-dawn',
  'mist',
  'deep-water',
  'last-light',
  'paper',
  'sand',
  'moss',
  'night',
] as const;

export const PATTERNS = ['waves', 'rings', 'contours', 'tiles', 'river-stones', 'koi'] as const;
export const TEXTURES = ['paper', 'linen', 'raked-sand', 'driftwood'] as const;
export const ANIMATIONS = ['current', 'tides', 'rain', 'reeds', 'ripples'] as const;
export const PARTICLES = ['fireflies', 'snow', 'leaves', 'stars', 'lanterns', 'seeds'] as const;

/** In px: the width of one tile of a pattern or a texture. */
export const GRID_SIZE = { least: 24, most: 480 } as const;
/** On a wide screen; a phone has at most `MOST_PARTICLES_ON_PHONE`. */
export const MOST_PARTICLES = 24;
/** How much of the ground's own tone may lie over the drawing: at 1 nothing of it would be left. */
export const MOST_OVERLAY = 0.8;

const gradient = z.enum(GRADIENTS);
const ground = {
  gradient: z.optional(gradient),
  overlay: z.optional(z.number().check(z.minimum(0), z.maximum(MOST_OVERLAY))),
};
const gridSize = z.optional(z.int().check(z.minimum(GRID_SIZE.least), z.maximum(GRID_SIZE.most)));

/** docs/specification.md §3: what a person chose to have behind the pages. */
const settingSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('gradient'), data: z.object({ ...ground, gradient }) }),
  z.object({
    type: z.literal('pattern'),
    data: z.object({ ...ground, pattern: z.enum(PATTERNS), gridSize }),
  }),
  z.object({
    type: z.literal('texture'),
    data: z.object({ ...ground, texture: z.enum(TEXTURES), gridSize }),
  }),
  z.object({
    type: z.literal('animated'),
    data: z.object({ ...ground, animation: z.enum(ANIMATIONS) }),
  }),
  z.object({
    type: z.literal('particles'),
    data: z.object({
      ...ground,
      particles: z.enum(PARTICLES),
      particleCount: z.int().check(z.minimum(0), z.maximum(MOST_PARTICLES)),
    }),
  }),
]);

export type BackgroundSetting = z.infer<typeof settingSchema>;
export type BackgroundType = BackgroundSetting['type'];

/** docs/specification.md §4: what stands where nothing is saved, or what was saved cannot be had. */
export const DEFAULT_BACKGROUND = {
  type: 'gradient',
  data: { gradient: 'still-water' },
} as const satisfies BackgroundSetting;

/** What was kept, here or by the server, perhaps by a later version: null is none that we can draw. */
export function readBackground(value: unknown): BackgroundSetting | null {
  const read = settingSchema.safeParse(value);
  return read.success ? read.data : null;
}

/** Apart from how much of it shows, which the person sets: whether both are the same picture. */
export function isSameBackground(one: BackgroundSetting, other: BackgroundSetting): boolean {
  return drawn(one) === drawn(other);
}

function drawn({ type, data }: BackgroundSetting): string {
  const { overlay: _, ...picture } = data;
  const fields = Object.entries(picture).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([type, fields]);
}
