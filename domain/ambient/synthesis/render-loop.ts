import type { Mix } from '../mix.ts';
import { Mixer } from './mixer.ts';

interface Loop {
  left: Float32Array<ArrayBuffer>;
  right: Float32Array<ArrayBuffer>;
}

/** Seconds in which the end of a loop passes into its beginning. */
const SEAM_SECONDS = 2;
/** Until every sound has begun. */
const LEAD_SECONDS = 2;
/** So many samples between two pauses: a few milliseconds of work. */
const PIECE = 4096;

/**
 * A stretch of a mix that can be played round and round without a seam, for browsers that have no
 * thread for sound. Its end is laid under its beginning, both with the same power.
 * @param pause waits between two pieces, so that the page stays awake; throws to give up
 */
export async function renderLoop(
  mix: Mix,
  { rate, seconds, seed }: { rate: number; seconds: number; seed: number },
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<Loop> {
  const mixer = new Mixer(rate, seed);
  mixer.set(mix);
  mixer.fade(1, 0.01);
  const left = new Float32Array(PIECE);
  const right = new Float32Array(PIECE);
  const pieces = (length: number) => Math.ceil((length * rate) / PIECE);
  for (let count = pieces(LEAD_SECONDS); count > 0; count -= 1) mixer.render(left, right);

  const seam = pieces(SEAM_SECONDS) * PIECE;
  const length = pieces(seconds) * PIECE;
  const whole: Loop = { left: new Float32Array(length), right: new Float32Array(length) };
  for (let at = 0; at < length + seam; at += PIECE) {
    mixer.render(left, right);
    if (at < length) {
      whole.left.set(left, at);
      whole.right.set(right, at);
    } else {
      // What would have come next fades out over what came first.
      lay(whole.left, left, at - length, seam);
      lay(whole.right, right, at - length, seam);
    }
    await pause();
  }
  return whole;
}

function lay(beginning: Float32Array, next: Float32Array, from: number, seam: number): void {
  for (let n = 0; n < next.length; n += 1) {
    const angle = ((from + n) / seam) * 0.5 * Math.PI;
    beginning[from + n] = beginning[from + n]! * Math.sin(angle) + next[n]! * Math.cos(angle);
  }
}
