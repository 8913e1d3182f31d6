import { useId } from 'react';
import type { KnownStone } from '#domain/stones/stones.ts';
import { lookOf } from './looks.ts';
import { MOTIFS } from './motifs.ts';
import { outlineOf, SHEET } from './outline.ts';
import { stoneTones } from './tones.ts';

interface StoneProps {
  stone: KnownStone;
  /** Not yet: only where it would lie, with what it is for. */
  found?: boolean;
}

/** A stone of the river. Its name always stands beside it, so readers do not hear of the drawing. */
export function StoneDrawing({
  stone,
  found = true,
  className,
}: StoneProps & { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      className={className}
      aria-hidden="true"
      data-found={found}
    >
      {found ? <StoneShape stone={stone} /> : <StoneTrace stone={stone} />}
    </svg>
  );
}

const MOTIF_PLACE = 'translate(34.4 23.5) scale(1.06)';

/** The drawing alone, to be placed in a larger picture. */
export function StoneShape({ stone }: { stone: KnownStone }) {
  const { shape, veins, grainy, step } = lookOf(stone);
  const outline = outlineOf(shape);
  const motif = MOTIFS[stone.id];
  const within = useId();
  return (
    <g
      style={stoneTones(stone.kind, step)}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <clipPath id={within}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${within})`}>
        <path d={outline} fill="var(--rock-low)" />
        <path d={outline} transform="translate(-1.5 -6)" fill="var(--rock)" />
        <g stroke="var(--rock-vein)" strokeWidth={grainy ? 4.5 : 5}>
          {veins.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      </g>
      <path
        d={outline}
        transform="translate(60 50) scale(.86) translate(-60 -50)"
        pathLength={100}
        strokeDasharray="10 90"
        strokeDashoffset="-58"
        stroke="var(--rock-light)"
        strokeWidth="2.2"
      />
      <path d={outline} stroke="var(--rock-line)" strokeWidth="2.4" />
      <g transform={MOTIF_PLACE}>
        <path d={motif} stroke="var(--rock)" strokeWidth="7" />
        <path d={motif} stroke="var(--rock-mark)" strokeWidth="2.4" />
      </g>
    </g>
  );
}

function StoneTrace({ stone }: { stone: KnownStone }) {
  return (
    <g fill="none" stroke="var(--ink-soft)" strokeLinecap="round" strokeLinejoin="round">
      <path d={outlineOf(lookOf(stone).shape)} strokeWidth="2" strokeDasharray="7 6" opacity=".7" />
      <path d={MOTIFS[stone.id]} transform={MOTIF_PLACE} strokeWidth="2" opacity=".5" />
    </g>
  );
}
