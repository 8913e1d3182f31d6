import { type Part, times } from '../part.ts';
import { Drawing, onCircle, Word } from './drawing.tsx';

const CENTRE = 250;
const OUTER = 170;

/** A line for each part of life, with ten marks from the middle outwards. */
export function Compass({ title, areas }: Part<'compass'>) {
  const step = 360 / areas.length;
  return (
    <Drawing title={title} words={areas} size={[500, 430]} heightMm={118}>
      <g transform="translate(0 -35)">
        {[2, 4, 6, 8, 10].map((mark) => (
          <circle
            key={mark}
            cx={CENTRE}
            cy={CENTRE}
            r={(OUTER / 10) * mark}
            strokeDasharray={mark === 10 ? undefined : '2 5'}
          />
        ))}
        {areas.map((area, at) => (
          <Direction key={area} area={area} degrees={at * step} />
        ))}
        <Word x={CENTRE + 12} y={CENTRE + 12} size={11}>
          0
        </Word>
      </g>
    </Drawing>
  );
}

function Direction({ area, degrees }: { area: string; degrees: number }) {
  const [x, y] = onCircle(CENTRE, OUTER, degrees);
  const [wordX, wordY] = onCircle(CENTRE, OUTER + 16, degrees);
  const side = Math.abs(wordX - CENTRE) < 20 ? 'middle' : wordX > CENTRE ? 'start' : 'end';
  const parts = side === 'middle' ? [area] : inTwo(area);
  return (
    <g>
      <line x1={CENTRE} y1={CENTRE} x2={x} y2={y} />
      {times(10).map((mark) => {
        const [dotX, dotY] = onCircle(CENTRE, (OUTER / 10) * (mark + 1), degrees);
        return <circle key={mark} cx={dotX} cy={dotY} r="1.6" fill="currentColor" />;
      })}
      {parts.map((part, line) => (
        <Word
          key={part}
          x={wordX}
          y={wordY + (line - (parts.length - 1) / 2) * 17}
          size={15}
          at={side}
        >
          {part}
        </Word>
      ))}
    </g>
  );
}

/** At the space nearest to its middle, when it is long. */
function inTwo(text: string): readonly string[] {
  if (text.length < 11) return [text];
  const gaps = [...text.matchAll(/ /g)].map(({ index }) => index);
  const near = (gap: number) => Math.abs(gap - text.length / 2);
  const [gap] = gaps.toSorted((one, other) => near(one) - near(other));
  return gap === undefined ? [text] : [text.slice(0, gap), text.slice(gap + 1)];
}
