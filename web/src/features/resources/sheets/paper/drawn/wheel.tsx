import type { Part } from '../part.ts';
import { Drawing, onCircle, Word } from './drawing.tsx';

const CENTRE = 250;
const INNER = 52;
const MIDDLE = 138;
const OUTER = 245;

/** Families in the middle, finer words around them. Sectors are read from the centre outwards. */
export function Wheel({ title, families }: Part<'wheel'>) {
  const step = 360 / families.length;
  return (
    <Drawing
      title={title}
      words={families.map(({ name, words }) => `${name}: ${words.join(', ')}`)}
      size={[500, 500]}
      heightMm={132}
    >
      {[INNER, MIDDLE, OUTER].map((radius) => (
        <circle key={radius} cx={CENTRE} cy={CENTRE} r={radius} />
      ))}
      {families.map(({ name, words }, at) => (
        <g key={name}>
          <Spoke degrees={at * step} from={INNER} />
          <Radial degrees={(at + 0.5) * step} radius={(INNER + MIDDLE) / 2} bold>
            {name}
          </Radial>
          {words.map((word, place) => {
            const finer = step / words.length;
            const degrees = at * step + place * finer;
            return (
              <g key={word}>
                {place > 0 && <Spoke degrees={degrees} from={MIDDLE} />}
                <Radial degrees={degrees + finer / 2} radius={(MIDDLE + OUTER) / 2}>
                  {word}
                </Radial>
              </g>
            );
          })}
        </g>
      ))}
    </Drawing>
  );
}

function Spoke({ degrees, from }: { degrees: number; from: number }) {
  const [x1, y1] = onCircle(CENTRE, from, degrees);
  const [x2, y2] = onCircle(CENTRE, OUTER, degrees);
  return <line x1={x1} y1={y1} x2={x2} y2={y2} />;
}

interface RadialProps {
  degrees: number;
  radius: number;
  bold?: boolean;
  children: string;
}

/** A word along its spoke, never upside down. */
function Radial({ degrees, radius, bold = false, children }: RadialProps) {
  const [x, y] = onCircle(CENTRE, radius, degrees);
  return (
    <Word
      x={x}
      y={y}
      size={bold ? 17 : 16}
      bold={bold}
      turn={degrees < 180 ? degrees - 90 : degrees + 90}
    >
      {children}
    </Word>
  );
}
