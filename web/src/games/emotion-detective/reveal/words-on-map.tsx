import type { Emotion } from '../../kit/affect/emotion.ts';
import { MapFrame } from '../../kit/affect/map-frame.tsx';
import { ENERGY_AXIS } from '../../kit/affect/texts.ts';
import { DETECTIVE_TEXTS } from '../texts.ts';
import { placeLabels, type Stone, stonesOf } from './place-labels.ts';

interface WordsOnMapProps {
  /** A chosen word and the felt one beside it. */
  pairs: readonly (readonly [Emotion, Emotion])[];
}

/** The words as stones of the map, with the way from each chosen one to the felt one. */
export function WordsOnMap({ pairs }: WordsOnMapProps) {
  const stones = stonesOf(pairs);
  const withWay = stones.filter(({ way }) => way !== '');
  const said = stones.map(({ word }) => word).join(', ');
  return (
    <MapFrame axis={ENERGY_AXIS} className="max-w-sm">
      <svg
        viewBox="0 0 260 160"
        role="img"
        aria-label={`${DETECTIVE_TEXTS.mapRevealed}: ${said}`}
        className="w-full rounded-control bg-surface-2"
      >
        <path d="M0 80H260M130 0V160" stroke="var(--line)" strokeWidth="2" />
        {withWay.map(({ word, way }) => (
          <path
            key={word}
            d={way}
            stroke="var(--ink-soft)"
            strokeWidth="2"
            strokeDasharray="1 6"
            strokeLinecap="round"
          />
        ))}
        {stones.map(({ word, x, y, felt }) => (
          <circle
            key={word}
            cx={x}
            cy={y}
            r="8"
            fill={felt ? 'var(--sol)' : 'var(--nilo-stone)'}
            stroke="var(--ink)"
            strokeWidth="2"
          />
        ))}
        <Labels stones={stones} />
      </svg>
    </MapFrame>
  );
}

/** A rim of the ground's colour: lines that pass do not run through the letters. */
function Labels({ stones }: { stones: readonly Stone[] }) {
  return (
    <g
      fill="var(--ink)"
      stroke="var(--surface-2)"
      strokeWidth="4"
      strokeLinejoin="round"
      paintOrder="stroke"
      fontSize="14"
      fontWeight="600"
    >
      {placeLabels(stones).map(({ word, x, y, anchor }) => (
        <text key={word} x={x} y={y} textAnchor={anchor}>
          {word}
        </text>
      ))}
    </g>
  );
}
