import type { Emotion } from '../../kit/affect/emotion.ts';
import { findWord } from '../../kit/affect/find-word.ts';
import { MapFrame } from '../../kit/affect/map-frame.tsx';
import { ENERGY_AXIS } from '../../kit/affect/texts.ts';
import { DETECTIVE_TEXTS } from '../texts.ts';

interface WordsOnMapProps {
  chosen: readonly string[];
  felt: readonly string[];
}

const known = (words: readonly string[]) =>
  words.flatMap((word): Emotion[] => {
    const found = findWord(word);
    return found ? [found] : [];
  });

const x = ({ pleasantness }: Emotion) => 130 + pleasantness * 110;
const y = ({ energy }: Emotion) => 80 - energy * 50;

/** Both words as stones of the map, with the way between them. */
export function WordsOnMap({ chosen, felt }: WordsOnMapProps) {
  const theirs = known(felt);
  const mine = known(chosen).filter(({ word }) => !felt.includes(word));
  // The higher stone has its word above it, so that neighbours do not write over each other.
  const mineBelow = (mine[0]?.energy ?? -1) <= (theirs[0]?.energy ?? 0);
  return (
    <MapFrame axis={ENERGY_AXIS} className="max-w-md">
      <svg
        viewBox="0 0 260 160"
        role="img"
        aria-label={`${DETECTIVE_TEXTS.mapRevealed}: ${[...new Set([...chosen, ...felt])].join(', ')}`}
        className="w-full rounded-control bg-surface-2"
      >
        <path d="M0 80H260M130 0V160" stroke="var(--line)" strokeWidth="2" />
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
          <Stone
            key={one.word}
            row={row}
            emotion={one}
            fill="var(--nilo-stone)"
            below={mineBelow}
          />
        ))}
        {theirs.map((one, row) => (
          <Stone key={one.word} row={row} emotion={one} fill="var(--sol)" below={!mineBelow} />
        ))}
      </svg>
    </MapFrame>
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
    emotion.pleasantness > 0.4 ? 'end' : emotion.pleasantness < -0.4 ? 'start' : 'middle';
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
      {/* A rim of the ground's colour: lines that pass do not run through the letters. */}
      <text
        x={x(emotion) + shift}
        y={y(emotion) + (below ? 24 + row * 16 : -14 - row * 16)}
        textAnchor={anchor}
        fill="var(--ink)"
        stroke="var(--surface-2)"
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
        fontSize="14"
        fontWeight="600"
      >
        {emotion.word}
      </text>
    </g>
  );
}
