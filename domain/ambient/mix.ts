import { isSoundId, parametersOf, type SoundId, valuesOf } from './sounds.ts';

/** One sound of a mix. A type and not an interface: it is stored as it stands. */
export type Layer = {
  sound: SoundId;
  /** As loud as it seems, 0 to 1. */
  level: number;
  /** By the names of `PARAMETERS`, 0 to 1. */
  values: { [name: string]: number };
};

export type Mix = readonly Layer[];

/** A sound as it comes when somebody turns it on. */
export function layerOf(sound: SoundId, level = 0.6, values: Layer['values'] = {}): Layer {
  return { sound, level, values: { ...valuesOf(sound), ...values } };
}

/**
 * How much a level amplifies. Ten decibels less are heard as half as loud, so half a level is ten
 * decibels less.
 */
export function gainOf(level: number): number {
  return level ** (Math.log(10 ** (-10 / 20)) / Math.log(0.5));
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

function readLayer(value: unknown): Layer | null {
  if (typeof value !== 'object' || value === null) return null;
  const { sound, level, values }: Record<string, unknown> = { ...value };
  if (!isSoundId(sound) || !isShare(level)) return null;
  const given: Record<string, unknown> = typeof values === 'object' ? { ...values } : {};
  const known = parametersOf(sound).map((name) => [name, given[name]] as const);
  const right = known.filter((entry): entry is [string, number] => isShare(entry[1]));
  return layerOf(sound, level, Object.fromEntries(right));
}

/**
 * Reads a mix that was kept or sent. A sound that this build does not know is left out, and of a
 * sound that is there twice the first counts; null when none is left.
 */
export function readMix(value: unknown): Mix | null {
  if (!Array.isArray(value)) return null;
  const layers = value.map(readLayer).filter((layer) => layer !== null);
  const mix = layers.filter(
    ({ sound }, index) => layers.findIndex((layer) => layer.sound === sound) === index,
  );
  return mix.length > 0 ? mix : null;
}

/** Two mixes that sound the same. */
export function isSameMix(one: Mix, other: Mix): boolean {
  if (one.length !== other.length) return false;
  return one.every(({ sound, level, values }) => {
    const same = other.find((layer) => layer.sound === sound);
    if (!same || Math.abs(same.level - level) > 0.001) return false;
    return parametersOf(sound).every(
      (name) => Math.abs((same.values[name] ?? 0) - (values[name] ?? 0)) <= 0.001,
    );
  });
}

/** Longest name of a saved mix, in characters. */
export const MIX_NAME = 60;
