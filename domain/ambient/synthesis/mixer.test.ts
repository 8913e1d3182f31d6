import { describe, expect, it } from 'vitest';
import { gainOf, layerOf } from '../mix.ts';
import { PARAMETERS, SOUND_IDS } from '../sounds.ts';
import { Limiter } from './limiter.ts';
import { renderLoop } from './render-loop.ts';
import {
  decibels,
  largestJump,
  mixerWith,
  peak,
  played,
  RATE,
  rms,
  truePeak,
} from './spectrum.testing.ts';

const everything = SOUND_IDS.map((id) => layerOf(id, 1));
const bowls = [layerOf('bowls', 1, { pace: 1 })];

describe('loudness', () => {
  it('never hurts: all sounds at their loudest stay a decibel below full, also between samples', () => {
    const { left, right } = played(mixerWith(everything), 6);
    for (const side of [left, right]) {
      expect(decibels(truePeak(side))).toBeLessThanOrEqual(-1);
      expect(decibels(rms(side))).toBeGreaterThan(-20);
    }
  }, 60_000);

  it('half a level is heard as half as loud', () => {
    expect(decibels(gainOf(0.5))).toBeCloseTo(-10, 5);
    expect([gainOf(0), gainOf(1)]).toEqual([0, 1]);
  });

  it('lets what is soft through as it is, and later by a few milliseconds', () => {
    const limiter = new Limiter(RATE);
    const tone = Float32Array.from({ length: 4800 }, (_, n) => Math.sin(n * 0.05) * 0.5);
    const [left, right] = [Float32Array.from(tone), Float32Array.from(tone)];
    limiter.run(left, right, tone.length);
    const delay = left.findIndex((x) => x !== 0) - tone.findIndex((x) => x !== 0);
    expect(delay).toBeLessThan(0.006 * RATE);
    expect(left.subarray(delay)).toEqual(tone.subarray(0, tone.length - delay));
  });

  it('holds a sudden blow below its ceiling from the first sample on', () => {
    const limiter = new Limiter(RATE);
    const blow = Float32Array.from(
      { length: 9600 },
      (_, n) => (n < 4000 ? 0.01 : 4) * (n % 2 ? -1 : 1),
    );
    limiter.run(blow, Float32Array.from(blow), blow.length);
    expect(decibels(peak(blow))).toBeLessThanOrEqual(-1.99);
  });
});

describe('nothing clicks', () => {
  // Bowls are smooth: whatever jumps more than they do is a click.
  const calm = largestJump(played(mixerWith(bowls), 3).left);

  it('when a slider jumps from one end to the other', () => {
    const mixer = mixerWith(bowls);
    const { left } = played(mixer, 3, (tenth) => {
      if (tenth < 6) return;
      mixer.set([layerOf('bowls', tenth % 2, { pitch: tenth % 2, shimmer: tenth % 2 })]);
      mixer.setVolume(tenth % 3 === 0 ? 0.1 : 1);
    });
    expect(largestJump(left)).toBeLessThan(calm * 1.3);
  });

  it('when it begins, pauses, goes on and is switched off', () => {
    const mixer = mixerWith(bowls);
    const { left } = played(mixer, 3, (tenth) => {
      if (tenth === 8) mixer.fade(0, 0.3);
      if (tenth === 12) mixer.fade(1, 0.3);
      if (tenth === 18) mixer.set([]);
      if (tenth === 22) mixer.set(bowls);
    });
    expect(largestJump(left)).toBeLessThan(calm * 1.3);
  });

  it('turns every parameter of every sound on the way, and stays finite', () => {
    const turned = (to: number) =>
      SOUND_IDS.map((id) =>
        layerOf(id, to, Object.fromEntries(Object.keys(PARAMETERS[id]).map((name) => [name, to]))),
      );
    const mixer = mixerWith(turned(0));
    const { left } = played(mixer, 3, (tenth) => mixer.set(turned((tenth % 8) / 7)));
    expect(left.every(Number.isFinite)).toBe(true);
    expect(decibels(peak(left))).toBeLessThanOrEqual(-1.9);
  }, 60_000);

  it('at the seam of a loop', async () => {
    const loop = await renderLoop(bowls, { rate: RATE, seconds: 4, seed: 3 });
    const { left } = loop;
    const around = Float32Array.from([...left.subarray(-200), ...left.subarray(0, 200)]);
    expect(largestJump(around)).toBeLessThanOrEqual(largestJump(left) * 1.05);
    expect(Math.abs(left[0]! - left.at(-1)!)).toBeLessThan(calm);
  });
});

describe('time', () => {
  const brown = [layerOf('brown-noise', 1)];
  const tenthsOf = (samples: Float32Array) =>
    Array.from({ length: samples.length / 4800 }, (_, n) =>
      rms(samples.subarray(n * 4800, (n + 1) * 4800)),
    );

  it('falls asleep by the samples: loud until then, then slowly down to nothing', () => {
    const mixer = mixerWith(brown);
    mixer.sleep(1, 2);
    const tenths = tenthsOf(played(mixer, 3.5).left);
    const half = tenths[19]! / tenths[8]!;
    expect(half).toBeGreaterThan(0.1);
    expect(half).toBeLessThan(0.5);
    expect(tenths.slice(31).every((level) => level === 0)).toBe(true);
    expect(mixer.isSilent).toBe(true);
  });

  it('stays awake when it is asked to, also half asleep', () => {
    const mixer = mixerWith(brown);
    mixer.sleep(0.5, 1);
    const tenths = tenthsOf(
      played(mixer, 3, (tenth) => {
        if (tenth === 10) mixer.stayAwake(0.5);
      }).left,
    );
    expect(tenths[29]!).toBeGreaterThan(tenths[3]! * 0.7);
  });

  it('lets go of what was turned off, and takes the same up again', () => {
    const mixer = mixerWith([...brown, layerOf('rain', 1)]);
    played(mixer, 0.5);
    mixer.set(brown);
    played(mixer, 2);
    mixer.set([]);
    expect(peak(played(mixer, 3).left.subarray(2 * RATE))).toBeLessThan(0.0001);
    mixer.set(brown);
    expect(rms(played(mixer, 1).left.subarray(RATE / 2))).toBeGreaterThan(0.05);
  });
});
