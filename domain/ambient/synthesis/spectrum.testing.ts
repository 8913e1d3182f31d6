import { layerOf, type Mix } from '../mix.ts';
import type { SoundId } from '../sounds.ts';
import { VOICES } from './make-voice.ts';
import { Mixer } from './mixer.ts';
import { Random } from './parts/random.ts';
import { STEP } from './parts/step.ts';

export const RATE = 48_000;

interface Sides {
  left: Float32Array;
  right: Float32Array;
}

/** So many seconds of one sound, before anything is done to it; at level 1. */
export function soundAlone(
  sound: SoundId,
  seconds: number,
  { seed = 1, values = {} }: { seed?: number; values?: Record<string, number> } = {},
): Sides {
  const turned = Float32Array.from(Object.values(layerOf(sound, 1, values).values));
  const { make, trim } = VOICES[sound];
  const voice = make(RATE, new Random(seed), turned);
  const frames = Math.round((seconds * RATE) / STEP) * STEP;
  const sides = { left: new Float32Array(frames), right: new Float32Array(frames) };
  for (let at = 0; at < frames; at += STEP) {
    voice.render(sides.left.subarray(at, at + STEP), sides.right.subarray(at, at + STEP));
  }
  for (const side of [sides.left, sides.right]) side.forEach((x, n) => (side[n] = x * trim));
  return sides;
}

/** So many seconds of what a mixer plays; `during` may turn it at the beginning of each tenth of a second. */
export function played(mixer: Mixer, seconds: number, during?: (tenth: number) => void): Sides {
  const frames = Math.round(seconds * RATE);
  const sides = { left: new Float32Array(frames), right: new Float32Array(frames) };
  const tenth = RATE / 10;
  for (let at = 0; at < frames; at += tenth) {
    during?.(at / tenth);
    mixer.render(sides.left.subarray(at, at + tenth), sides.right.subarray(at, at + tenth));
  }
  return sides;
}

export function mixerWith(mix: Mix, seed = 1): Mixer {
  const mixer = new Mixer(RATE, seed);
  mixer.set(mix);
  mixer.fade(1, 0.01);
  return mixer;
}

export const decibels = (ratio: number) => 20 * Math.log10(Math.abs(ratio) + 1e-12);

export function rms(samples: Float32Array): number {
  let sum = 0;
  for (const x of samples) sum += x * x;
  return Math.sqrt(sum / samples.length);
}

export function mean(samples: Float32Array): number {
  let sum = 0;
  for (const x of samples) sum += x;
  return sum / samples.length;
}

export function peak(samples: Float32Array): number {
  let most = 0;
  for (const x of samples) most = Math.max(most, Math.abs(x));
  return most;
}

/** The largest jump from one sample to the next: a click is one. */
export function largestJump(samples: Float32Array, from = 0, to = samples.length): number {
  let most = 0;
  for (let n = from + 1; n < to; n += 1)
    most = Math.max(most, Math.abs(samples[n]! - samples[n - 1]!));
  return most;
}

/** The highest point of the curve between the samples: four times as many, through a windowed sinc. */
export function truePeak(samples: Float32Array): number {
  const reach = 8;
  const kernels = [0.25, 0.5, 0.75].map((part) =>
    Array.from({ length: 2 * reach }, (_, k) => {
      const x = k - reach + 1 - part;
      const window = Math.cos((Math.PI * x) / (2 * reach)) ** 2;
      return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
    }),
  );
  const most = peak(samples);
  let highest = most;
  for (let n = reach; n < samples.length - reach; n += 1) {
    // Far from the loudest sample no curve gets above it.
    if (Math.abs(samples[n]!) < most * 0.7) continue;
    for (const kernel of kernels) {
      let sum = 0;
      kernel.forEach((weight, k) => (sum += weight * samples[n + k - reach + 1]!));
      highest = Math.max(highest, Math.abs(sum));
    }
  }
  return highest;
}

/** Power within each octave from `lowest` hertz on, in decibels, by Goertzel filters over short pieces. */
export function octaves(samples: Float32Array, lowest: number, count: number): number[] {
  return Array.from({ length: count }, (_, octave) => {
    const from = lowest * 2 ** octave;
    // Density, not sum: white noise is as strong in each.
    const tones = [1.06, 1.17, 1.3, 1.43, 1.57, 1.72, 1.89].map((part) => from * part);
    const power = tones.reduce((sum, hz) => sum + goertzel(samples, hz), 0) / tones.length;
    return 10 * Math.log10(power + 1e-20);
  });
}

/** Mean power at a frequency, over windows of 4,096 samples. */
function goertzel(samples: Float32Array, hz: number): number {
  const size = 4096;
  const turn = 2 * Math.cos((2 * Math.PI * hz) / RATE);
  let sum = 0;
  let windows = 0;
  for (let at = 0; at + size <= samples.length; at += size) {
    let s1 = 0;
    let s2 = 0;
    for (let n = 0; n < size; n += 1) {
      const s = samples[at + n]! * hann(n, size) + turn * s1 - s2;
      s2 = s1;
      s1 = s;
    }
    sum += s1 * s1 + s2 * s2 - turn * s1 * s2;
    windows += 1;
  }
  return sum / windows;
}

const WINDOW = new Float64Array(4096);
function hann(n: number, size: number): number {
  if (WINDOW[1] === 0) {
    for (let i = 0; i < size; i += 1) WINDOW[i] = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size);
  }
  return WINDOW[n]!;
}

/** Decibels an octave of the straight line through what `octaves` gives. */
export function slope(levels: readonly number[]): number {
  const middle = (levels.length - 1) / 2;
  const average = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  const [above, below] = levels.reduce(
    ([a, b], level, n) => [a + (n - middle) * (level - average), b + (n - middle) ** 2] as const,
    [0, 0] as readonly [number, number],
  );
  return above / below;
}
