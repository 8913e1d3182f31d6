import { GLAD_TONES, HEAVY_TONES, type Tone } from '#domain/companion/content/tones.ts';
import { ToneReader } from '#domain/companion/understand/tone-reader.ts';
import { learnTones, type ToldLine } from './learn-tones.ts';

const FOLDS = 5;

export interface HeldOut {
  line: ToldLine;
  /** What it was heard as; null: no tone of its own, or not surely. */
  heard: Tone | null;
}

/** Messages as they are heard by a reader that learned from the other four fifths: of so many fifths. */
export function heldOut(lines: readonly ToldLine[], fifths = FOLDS): HeldOut[] {
  return Array.from({ length: fifths }, (_, fold) => {
    const isUnseen = (at: number) => at % FOLDS === fold;
    const reader = new ToneReader(learnTones(lines.filter((_one, at) => !isUnseen(at))));
    return lines
      .filter((_one, at) => isUnseen(at))
      .map((line) => ({ line, heard: reader.read(line.text) }));
  }).flat();
}

/** Glad words over a heavy message, or the other way round. */
function isContrary({ line: { tone }, heard }: HeldOut): boolean {
  if (tone === null || heard === null) return false;
  return (
    (GLAD_TONES.has(heard) && HEAVY_TONES.has(tone)) ||
    (GLAD_TONES.has(tone) && HEAVY_TONES.has(heard))
  );
}

/** Of messages heard in a tone: how many there are, how many in the right one, how many not in a contrary one. */
export function countHeard(all: readonly HeldOut[]): {
  answered: number;
  right: number;
  near: number;
} {
  const answered = all.filter(({ heard }) => heard !== null);
  const right = answered.filter(({ line, heard }) => heard === line.tone).length;
  const contrary = answered.filter(isContrary).length;
  return {
    answered: answered.length / all.length,
    right: right / answered.length,
    near: 1 - contrary / answered.length,
  };
}
