import type { Emotion } from '../../kit/affect/emotion.ts';

/** A word in the picture of 260 × 160. */
export interface Stone {
  word: string;
  x: number;
  y: number;
  felt: boolean;
  /** The word stands under its stone: its partner is above. */
  below: boolean;
  /** To its partner, as a path. */
  way: string;
}

interface Label {
  word: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

const xOf = ({ pleasantness }: Emotion) => 130 + pleasantness * 110;
const yOf = ({ energy }: Emotion) => 80 - energy * 50;

/** Each word once: who found the very word has one stone. */
export function stonesOf(pairs: readonly (readonly [Emotion, Emotion])[]): readonly Stone[] {
  return pairs.flatMap(([mine, felt]) => {
    const theirs = { word: felt.word, x: xOf(felt), y: yOf(felt), felt: true, way: '' };
    if (mine.word === felt.word) return [{ ...theirs, below: false }];
    const mineBelow = mine.energy <= felt.energy;
    const [x, y] = [xOf(mine), yOf(mine)];
    const way = `M${x} ${y}L${theirs.x} ${theirs.y}`;
    return [
      { word: mine.word, x, y, felt: false, below: mineBelow, way },
      { ...theirs, below: !mineBelow },
    ];
  });
}

const LINE = 16;
/** About as wide as a letter of the picture. */
const LETTER = 7.5;

/** Beside its stone, and a line further out as long as another word is in the way. */
export function placeLabels(stones: readonly Stone[]): readonly Label[] {
  const placed: (Label & { from: number; to: number })[] = [];
  for (const { word, x, y, below } of stones) {
    const anchor = x > 170 ? 'end' : x < 90 ? 'start' : 'middle';
    const at = x + { start: -8, middle: 0, end: 8 }[anchor];
    const wide = word.length * LETTER;
    const from = at - { start: 0, middle: wide / 2, end: wide }[anchor];
    const isTaken = (line: number) =>
      placed.some(
        (one) => from < one.to && one.from < from + wide && Math.abs(one.y - line) < LINE - 1,
      );
    let line = y + (below ? 24 : -14);
    while (isTaken(line)) line += below ? LINE : -LINE;
    placed.push({ word, x: at, y: line, anchor, from, to: from + wide });
  }
  return placed;
}
