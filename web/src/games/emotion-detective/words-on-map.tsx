import type { Emotion } from '../kit/affect/emotion.ts';
import { findWord } from '../kit/affect/find-word.ts';
import { DETECTIVE_TEXTS } from './texts.ts';

interface WordsOnMapProps {
  chosen: readonly string[];
  felt: readonly string[];
}

const known = (words: readonly string[]) =>
  words.flatMap((word): Emotion[] => {
    const found = findWord(word);
    return found ? [found] : [];
  });

const x = ({ pleasantness }: Emotion) => 150 + pleasantness * 110;
const y = ({ energy }: Emotion) => 70 - energy * 50;

/** Both words as stones in the river of the map, with the way between them. */
export function WordsOnMap({ chosen, felt }: WordsOnMapProps) {
  const theirs = known(felt);
  const mine = known(chosen).filter(({ word }) => !felt.includes(word));
  // The higher stone has its word above it, so that neighbours do not write over each other.
  const mineBelow = (mine[0]?.energy ?? -1) <= (theirs[0]?.energy ?? 0);
  return (
    <svg
      viewBox="0 0 300 140"
      role="img"
      aria-label={`${DETECTIVE_TEXTS.mapRevealed}: ${[...chosen, ...felt].join(', ')}`}
      className="w-full max-w-md rounded-control bg-surface-2"
    >
      <path d="M0 70H300M150 0V140" stroke="var(--line)" strokeWidth="2" />
      <path
        d="M18 70q11 -6 22 0t22 0M238 70q11 -6 22 0t22 0M150 14q-6 9 0 18M150 108q-6 9 0 18"
        fill="none"
        stroke="var(--nilo-ripple)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {mine.map((one) =>
        theirs.map((other) => (
          <path
            key={`${one.word} ${other.word}`}
            d={`M${x(one)} ${y(one)}L${x(other)} ${y(other)}`}
            stroke="var(--ink-soft)"
            strokeWidth="2"
            strokeDasharray="1 6"
            strokeLinecap="round"
          />
        )),
      )}
      {mine.map((one, row) => (
        <Stone key={one.word} row={row} emotion={one} fill="var(--surface)" below={mineBelow} />
      ))}
      {theirs.map((one, row) => (
        <Stone key={one.word} row={row} emotion={one} fill="var(--sol)" below={!mineBelow} />
      ))}
    </svg>
  );
}

interface StoneProps {
  emotion: Emotion;
  fill: string;
  below: boolean;
  /** A second word goes further out: both may lie on one spot. */
  row: number;
}

function Stone({ emotion, fill, below, row }: StoneProps) {
  const anchor =
    emotion.pleasantness > 0.5 ? 'end' : emotion.pleasantness < -0.5 ? 'start' : 'middle';
  const shift = { start: -8, middle: 0, end: 8 }[anchor];
  return (
    <g>
      <circle
        cx={x(emotion)}
        cy={y(emotion)}
        r="8"
        fill={fill}
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <text
        x={x(emotion) + shift}
        y={y(emotion) + (below ? 24 + row * 15 : -14 - row * 15)}
        textAnchor={anchor}
        fill="var(--ink)"
        fontSize="14"
        fontWeight="600"
      >
        {emotion.word}
      </text>
    </g>
  );
}
