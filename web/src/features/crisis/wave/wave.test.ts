// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  forgetPast,
  keepPast,
  keepRunning,
  pastWaves,
  patternOf,
  runningWave,
  secondsInto,
  type Wave,
  withMark,
} from './wave.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const ANA = 'ana';
const START = '2026-03-02T10:00:00.000Z';
const wave = (...strengths: number[]): Wave => ({
  startedAt: START,
  minutes: 5,
  marks: strengths.map((strength, at) => ({ second: at * 60, strength })),
});

describe('a wave', () => {
  it('goes from its first second to its last, whatever the clock says', () => {
    expect(secondsInto(wave(), Date.parse(START) - 9000)).toBe(0);
    expect(secondsInto(wave(), Date.parse(START) + 61_500)).toBe(61);
    expect(secondsInto(wave(), Date.parse(START) + 9_000_000)).toBe(300);
  });

  it('takes the second of two answers given in a hurry', () => {
    const corrected = withMark(wave(8), { second: 10, strength: 6 });
    expect(corrected.marks).toEqual([{ second: 10, strength: 6 }]);
    expect(withMark(corrected, { second: 60, strength: 4 }).marks).toHaveLength(2);
  });

  it('goes on after the page was left', () => {
    keepRunning(wave(7), ANA);
    expect(runningWave(ANA)).toEqual(wave(7));
    keepRunning(null, ANA);
    expect(runningWave(ANA)).toBeNull();
  });
});

describe('own waves', () => {
  it('say where they peak once there are three of them', () => {
    const waves = [wave(6, 8, 5), wave(7, 9, 4), wave(5, 6, 6, 2)];
    expect(patternOf(waves.slice(0, 2))).toBeNull();
    expect(patternOf(waves)).toEqual({ peakMinute: 1, fall: 4 });
  });

  it.each([ANA, null])('of %s can be forgotten, and brought back', (rater) => {
    keepPast(wave(6, 3), rater);
    const back = forgetPast(rater);
    expect(pastWaves(rater)).toEqual([]);
    back();
    expect(pastWaves(rater)).toEqual([wave(6, 3)]);
  });

  it('are seen by their person alone', () => {
    keepPast(wave(6, 3), ANA);
    keepRunning(wave(7), ANA);
    for (const other of [null, 'eva']) {
      expect(pastWaves(other)).toEqual([]);
      expect(runningWave(other)).toBeNull();
    }
    keepPast(wave(9, 8), null);
    expect(pastWaves(ANA)).toEqual([wave(6, 3)]);
  });

  it('of nobody end with the tab', () => {
    keepPast(wave(9, 8), null);
    keepRunning(wave(7), null);
    expect(localStorage).toHaveLength(0);
    sessionStorage.clear();
    expect(pastWaves(null)).toEqual([]);
    expect(runningWave(null)).toBeNull();
  });

  it('that an earlier release kept for the device are shown to nobody, and go', () => {
    localStorage.setItem('remanso.wave.past', JSON.stringify([wave(4)]));
    expect(pastWaves(ANA)).toEqual([]);
    expect(pastWaves(null)).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('are read from whatever was kept', () => {
    localStorage.setItem('remanso.wave.past.ana', JSON.stringify([wave(4), { minutes: 3 }, null]));
    expect(pastWaves(ANA)).toEqual([wave(4)]);
    localStorage.setItem('remanso.wave.past.ana', '{"half');
    expect(pastWaves(ANA)).toEqual([]);
  });
});
