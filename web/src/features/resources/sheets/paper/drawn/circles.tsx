import type { Part } from '../part.ts';
import { Drawing, Word } from './drawing.tsx';

const CENTRE = 250;
const FIRST = 42;

/** Rings around a middle, each with its name at the top. */
export function Circles({ title, rings }: Part<'circles'>) {
  const step = (246 - FIRST) / (rings.length - 1);
  return (
    <Drawing title={title} words={rings} size={[500, 500]} heightMm={142}>
      {rings.map((ring, at) => (
        <g key={ring}>
          <circle
            cx={CENTRE}
            cy={CENTRE}
            r={FIRST + at * step}
            strokeDasharray={at > 1 ? '7 6' : undefined}
          />
          <Word
            x={CENTRE}
            y={at === 0 ? CENTRE : CENTRE - FIRST - at * step + 17}
            size={16}
            bold={at === 0}
          >
            {ring}
          </Word>
        </g>
      ))}
    </Drawing>
  );
}
