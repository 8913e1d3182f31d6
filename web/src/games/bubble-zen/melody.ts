import { drawInt, type Rng } from '../kit/random/random.ts';

/** Five-note scales: whatever is struck after whatever, it sounds well. Semitones over the root. */
const SCALES = [
  [0, 2, 4, 7, 9],
  [0, 3, 5, 7, 10],
  [0, 2, 5, 7, 9],
  [0, 2, 4, 7, 11],
] as const;
const ROOTS_HZ = [196, 220, 233.08, 261.63, 293.66] as const;

/** Degrees that a melody may touch: two octaves of five. */
export const DEGREES = 10;

/** So many notes of a run are kept, drawn and played again: a hand can let out hundreds. */
export const KEPT_NOTES = 96;

/** How far apart the notes are that are heard again. */
export const CODA_STEP_MS = 300;

/** What the melody of a run is made of; drawn once at its start. */
export interface Mode {
  scale: number;
  root: number;
}

export function drawMode(rng: Rng): { mode: Mode; rng: Rng } {
  const scale = drawInt(rng, SCALES.length);
  const root = drawInt(scale.rng, ROOTS_HZ.length);
  return { mode: { scale: scale.value, root: root.value }, rng: root.rng };
}

export function hzOf({ scale, root }: Mode, degree: number): number {
  const steps = SCALES[scale] ?? SCALES[0];
  const semitones = (steps[degree % steps.length] ?? 0) + 12 * Math.floor(degree / steps.length);
  return (ROOTS_HZ[root] ?? ROOTS_HZ[0]) * 2 ** (semitones / 12);
}

/**
 * One breath of melody: small steps from where the last one ended, home or a fifth over it at the
 * end, so that each breath out sounds like the end of a sentence.
 */
export function drawPhrase(
  rng: Rng,
  from: number,
  notes: number,
): { degrees: readonly number[]; rng: Rng } {
  const degrees: number[] = [];
  let chance = rng;
  let degree = from;
  for (let note = 0; note < notes - 1; note += 1) {
    const step = drawInt(chance, 5);
    chance = step.rng;
    const next = degree + step.value - 2;
    // A step over the edge is taken the other way.
    degree = next < 0 || next >= DEGREES ? degree - (step.value - 2) : next;
    degrees.push(degree);
  }
  const homes = [0, 3, 5, 8];
  const home = homes.toSorted((one, other) => Math.abs(one - degree) - Math.abs(other - degree));
  degrees.push(home[0] ?? 0);
  return { degrees, rng: chance };
}
