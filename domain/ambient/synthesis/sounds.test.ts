import { describe, expect, it } from 'vitest';
import { parametersOf, SOUND_IDS, type SoundId } from '../sounds.ts';
import {
  decibels,
  largestJump,
  mean,
  octaves,
  peak,
  rms,
  slope,
  soundAlone,
} from './spectrum.testing.ts';

/** Long enough for a wave, a roll of thunder, the second bowl. */
const SECONDS = 9;
/** What is turned here is only heard with the next wave, bowl, thunder or bird. */
const LONGER: Readonly<Record<string, number>> = { pace: 9, often: 20, birds: 5 };

const heard = new Map(SOUND_IDS.map((id) => [id, soundAlone(id, SECONDS)]));
const all = (check: (id: SoundId) => void) => SOUND_IDS.forEach(check);

describe('each sound', () => {
  it('comes out the same from the same seed, and otherwise from another', () => {
    all((id) => {
      const once = soundAlone(id, 1.5);
      expect([id, soundAlone(id, 1.5).left]).toEqual([id, once.left]);
      expect([id, soundAlone(id, 1.5, { seed: 2 }).left]).not.toEqual([id, once.left]);
    });
  }, 60_000);

  it('is a sound in every sample, on both sides, which are not the same', () => {
    all((id) => {
      const { left, right } = heard.get(id)!;
      expect([id, left.every(Number.isFinite) && right.every(Number.isFinite)]).toEqual([id, true]);
      expect([id, left.some((x, n) => x !== right[n])]).toEqual([id, true]);
    });
  });

  it('is about as strong as the others: neither lost nor a fright', () => {
    all((id) => {
      for (const side of Object.values(heard.get(id)!)) {
        const strength = decibels(rms(side));
        expect([id, strength > -36 && strength < -15, strength]).toEqual([id, true, strength]);
        expect([id, decibels(peak(side)) < 1]).toEqual([id, true]);
      }
    });
  });

  it('rests around the middle', () => {
    all((id) => {
      const { left } = heard.get(id)!;
      expect([id, Math.abs(mean(left)) < 0.012]).toEqual([id, true]);
    });
  });

  it('begins without a click', () => {
    all((id) => {
      const { left } = heard.get(id)!;
      const first = Math.max(Math.abs(left[0]!), largestJump(left, 0, 480));
      expect([id, first <= largestJump(left) + 1e-9]).toEqual([id, true]);
    });
  });

  it('has its own balance of low and high', () => {
    const shapes = SOUND_IDS.map((id) => {
      const levels = octaves(heard.get(id)!.left.subarray(48_000, 5 * 48_000), 62.5, 8);
      const average = levels.reduce((sum, level) => sum + level, 0) / levels.length;
      return levels.map((level) => level - average);
    });
    for (const [index, one] of shapes.entries()) {
      for (const [other, shape] of shapes.entries()) {
        if (other <= index) continue;
        const apart = Math.sqrt(
          one.reduce((sum, level, n) => sum + (level - shape[n]!) ** 2, 0) / one.length,
        );
        expect([SOUND_IDS[index], SOUND_IDS[other], apart > 1.5]).toEqual([
          SOUND_IDS[index],
          SOUND_IDS[other],
          true,
        ]);
      }
    }
  });

  it('changes with each of its parameters, from one end to the other', () => {
    all((id) => {
      for (const name of parametersOf(id)) {
        const ends = [0, 1].map(
          (value) => soundAlone(id, LONGER[name] ?? 2, { values: { [name]: value } }).right,
        );
        const [low = new Float32Array(), high = new Float32Array()] = ends;
        const apart = low.reduce((sum, x, n) => sum + Math.abs(x - high[n]!), 0) / low.length;
        expect([id, name, apart > rms(low) * 0.01]).toEqual([id, name, true]);
      }
    });
  }, 60_000);
});

describe('the noises', () => {
  it.each([
    ['white-noise', 0],
    ['pink-noise', -3],
    ['brown-noise', -6],
  ] as const)('%s falls by %d dB an octave', (id, wanted) => {
    const { left } = heard.get(id)!;
    expect(Math.abs(slope(octaves(left, 125, 6)) - wanted)).toBeLessThan(0.35);
  });

  it('goes from one point to all around', () => {
    const likeness = (width: number) => {
      const { left, right } = soundAlone('pink-noise', 2, { values: { width } });
      const both = left.reduce((sum, x, n) => sum + x * right[n]!, 0) / left.length;
      return both / (rms(left) * rms(right));
    };
    expect(likeness(0)).toBeCloseTo(1, 3);
    expect(Math.abs(likeness(1))).toBeLessThan(0.2);
  });
});

describe('what sounds are made of', () => {
  /** How strong each tenth of a second is. */
  const envelope = (samples: Float32Array) =>
    Array.from({ length: Math.floor(samples.length / 4800) }, (_, tenth) =>
      rms(samples.subarray(tenth * 4800, (tenth + 1) * 4800)),
    );

  it('a heart beats 48 to 64 times a minute', () => {
    for (const [pace, perMinute] of [
      [0, 48],
      [1, 64],
    ] as const) {
      const { left } = soundAlone('heartbeat', 20, { values: { pace, flow: 0 } });
      let quiet = 0;
      let beats = 0;
      let loudest = 0;
      for (const x of left) loudest = Math.max(loudest, Math.abs(x));
      for (const x of left) {
        // Only the first of its two blows follows a long silence.
        if (Math.abs(x) > loudest * 0.3) {
          if (quiet > 0.35 * 48_000) beats += 1;
          quiet = 0;
        } else quiet += 1;
      }
      expect(Math.abs(beats * 3 - perMinute)).toBeLessThanOrEqual(5);
    }
  });

  it('waves come and go, noise does not', () => {
    const sway = (id: SoundId) => {
      const levels = envelope(heard.get(id)!.left).map(decibels);
      return Math.max(...levels) - Math.min(...levels);
    };
    expect(sway('sea')).toBeGreaterThan(6);
    expect(sway('white-noise')).toBeLessThan(1.5);
  });

  it('more rain is more drops and more strength', () => {
    const light = soundAlone('rain', 3, { values: { amount: 0.05 } }).left;
    const heavy = soundAlone('rain', 3, { values: { amount: 0.95 } }).left;
    expect(decibels(rms(heavy)) - decibels(rms(light))).toBeGreaterThan(6);
  });

  it('a roof is lower than leaves', () => {
    const balance = (surface: number) => {
      const [low = 0, , , , high = 0] = octaves(
        soundAlone('rain', 3, { values: { surface } }).left,
        200,
        5,
      );
      return low - high;
    };
    expect(balance(1) - balance(0)).toBeGreaterThan(6);
  });
});
