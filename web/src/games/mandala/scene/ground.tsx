import { memo } from 'react';
import { copiesOf, transformOf } from '../../kit/paint/strokes/symmetry.ts';
import { type Curve, curvePath, PATH_FOLDS, PLACES, pointOfPlace } from '../path.ts';
import { type KeyPen, placeOfPen } from '../pen.ts';
import { isWhole } from '../state.ts';

interface GroundProps {
  folds: number;
  curves: readonly Curve[];
  reached: readonly number[];
  /** Without anything that helps a hand: the sheet is being given away. */
  bare: boolean;
}

const RINGS = [470, 360, 250, 140] as const;

/** What the lines lie on: rings like those of a drop, the folds, and the paths to be followed. */
export const Ground = memo(function Ground({ folds, curves, reached, bare }: GroundProps) {
  const now = curves.findIndex((_, at) => !isWhole(reached[at]));
  const curve = curves[now];
  return (
    <svg viewBox="-500 -500 1000 1000" className="absolute inset-0 size-full" aria-hidden="true">
      <rect x="-500" y="-500" width="1000" height="1000" fill="var(--sheet)" />
      <g fill="var(--rings)">
        <circle r="486" />
      </g>
      <g
        className={`transition-opacity duration-240 motion-reduce:transition-none ${bare ? 'opacity-0' : ''}`}
      >
        <g fill="none" stroke="var(--guide)" strokeWidth="1.6" opacity=".62">
          {RINGS.map((radius) => (
            <circle key={radius} r={radius} strokeDasharray="1 13" strokeLinecap="round" />
          ))}
          {copiesOf(folds, false).map(({ degrees }) => (
            <path key={degrees} d="M0-28V-486" transform={`rotate(${degrees})`} />
          ))}
        </g>
        <circle r="7" fill="var(--guide)" opacity=".6" />
        {curves.map((one, at) => (
          // The next one is there only when the one before it is whole.
          <path
            key={one.radius}
            d={curvePath(one, folds)}
            fill="none"
            stroke="var(--pen)"
            strokeWidth="2.5"
            className={`transition-opacity duration-1000 motion-reduce:transition-none ${isWhole(reached[at]) ? 'opacity-50' : 'opacity-0'}`}
          />
        ))}
        {curve && <Dots {...{ curve, folds }} reached={reached[now] ?? 0} />}
      </g>
    </svg>
  );
});

/** The path that is walked now, dot by dot: those that were reached are lit. */
function Dots({ curve, folds, reached }: { curve: Curve; folds: number; reached: number }) {
  const copies = copiesOf(PATH_FOLDS, true);
  return Array.from({ length: PLACES }, (_, place) => {
    const { x, y } = pointOfPlace(curve, folds, place);
    const isLit = (reached & (1 << place)) !== 0;
    return (
      <g key={place} fill={isLit ? 'var(--pen)' : 'var(--dot)'}>
        {copies.map((copy) => (
          <circle
            key={`${copy.degrees} ${copy.mirrored}`}
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            r={isLit ? 9 : 6.5}
            transform={transformOf(copy)}
          />
        ))}
      </g>
    );
  });
}

/** Where the pen of the keys is, and where its copies are. */
export function PenMark({
  pen,
  folds,
  mirrored,
}: {
  pen: KeyPen;
  folds: number;
  mirrored: boolean;
}) {
  const { x, y } = placeOfPen(pen);
  return (
    <svg
      viewBox="-500 -500 1000 1000"
      className="pointer-events-none absolute inset-0 size-full"
      aria-hidden="true"
    >
      <g fill="var(--pen)" opacity=".55">
        {copiesOf(folds, mirrored).map((copy) => (
          <circle
            key={`${copy.degrees} ${copy.mirrored}`}
            cx={copy.mirrored ? -x : x}
            cy={y}
            r="5"
            transform={`rotate(${copy.degrees})`}
          />
        ))}
      </g>
      <g
        transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
        fill="none"
        stroke="var(--pen)"
        strokeLinecap="round"
      >
        <circle r="20" strokeWidth="4" fill={pen.down ? 'var(--pen)' : 'none'} fillOpacity=".4" />
        <path d="M0-34v-10M0 34v10M-34 0h-10M34 0h10" strokeWidth="4" />
      </g>
    </svg>
  );
}
