import { isRecord } from '#web/lib/is-record.ts';
import { writeTabItem } from '#web/data/tab-storage.ts';
import { writeItem } from '#web/lib/safe-storage.ts';
import { parseJson, type Rater, readOwn, readOwnList, removeOwn } from '../own-ratings.ts';

/** How strong an urge was (0 to 10), so many seconds after the wave began. */
export interface Mark {
  second: number;
  strength: number;
}

export interface Wave {
  /** ISO 8601. */
  startedAt: string;
  minutes: number;
  marks: readonly Mark[];
}

export const WAVE_MINUTES = [5, 15] as const;

const RUNNING_KEY = 'remanso.wave.running';
const PAST_KEY = 'remanso.wave.past';
const MAX_KEPT = 60;

/** The wave with one more mark. Of two marks within half a minute the later one counts. */
export function withMark(wave: Wave, mark: Mark): Wave {
  const before = wave.marks.filter(({ second }) => mark.second - second >= 30);
  return { ...wave, marks: [...before, mark] };
}

export function secondsInto(wave: Wave, now: number): number {
  const passed = Math.floor((now - Date.parse(wave.startedAt)) / 1000);
  return Math.min(Math.max(passed, 0), wave.minutes * 60);
}

/**
 * What own waves have in common: the minute of the strongest mark and how much they fell from there
 * to the end. Null with fewer than three that were marked at least twice.
 */
export function patternOf(waves: readonly Wave[]): { peakMinute: number; fall: number } | null {
  const told = waves.filter(({ marks }) => marks.length >= 2);
  if (told.length < 3) return null;
  const peaks = told.map(({ marks }) => marks.reduce((a, b) => (b.strength > a.strength ? b : a)));
  const falls = told.map(
    ({ marks }, at) => (peaks[at]?.strength ?? 0) - (marks.at(-1)?.strength ?? 0),
  );
  return {
    peakMinute: Math.round(median(peaks.map(({ second }) => second)) / 60),
    fall: Math.round(median(falls)),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** The wave that was going on when the page was left; it goes on. */
export function runningWave(rater: Rater): Wave | null {
  return readWave(parseJson(readOwn(RUNNING_KEY, rater)));
}

export function keepRunning(wave: Wave | null, rater: Rater): void {
  const text = JSON.stringify(wave);
  if (wave === null) removeOwn(RUNNING_KEY, rater);
  else if (rater === null) writeTabItem(RUNNING_KEY, text);
  else writeItem(`${RUNNING_KEY}.${rater}`, text);
}

/** Own waves, oldest first. They never leave the device. */
export function pastWaves(rater: Rater): Wave[] {
  return readOwnList(PAST_KEY, rater, readWave);
}

export function keepPast(wave: Wave, rater: Rater): void {
  keepWaves(JSON.stringify([...pastWaves(rater), wave].slice(-MAX_KEPT)), rater);
}

function keepWaves(text: string, rater: Rater): void {
  if (rater === null) writeTabItem(PAST_KEY, text);
  else writeItem(`${PAST_KEY}.${rater}`, text);
}

/** Forgets every own wave. Returns what brings them back. */
export function forgetPast(rater: Rater): () => void {
  const text = readOwn(PAST_KEY, rater);
  removeOwn(PAST_KEY, rater);
  return () => {
    if (text !== null) keepWaves(text, rater);
  };
}

function readWave(value: unknown): Wave | null {
  if (!isRecord(value)) return null;
  const { startedAt, minutes, marks } = value;
  if (typeof startedAt !== 'string' || Number.isNaN(Date.parse(startedAt))) return null;
  if (!WAVE_MINUTES.some((known) => known === minutes) || !Array.isArray(marks)) return null;
  return { startedAt, minutes: Number(minutes), marks: marks.filter(isMark) };
}

function isMark(value: unknown): value is Mark {
  return (
    isRecord(value) && typeof value['second'] === 'number' && typeof value['strength'] === 'number'
  );
}
