import type { CSSProperties, ReactNode } from 'react';
import { type Piece, nameOf } from '#domain/store/piece.ts';
import type { Pose } from '#web/ui/mascot/poses.ts';
import { outfitOf } from '#web/ui/mascot/wardrobe/outfit.tsx';
import { OWNED_STONES_TEXTS as TEXTS } from './texts.ts';

/** What of Nilo's sheet the stone in both paws takes up, with the sand that it lies in. */
const VIEW = '46 73.5 28 21';
/** Both paws around a stone, of which only the stone is drawn. */
const HOLDS: Pose = { eyes: 'open', mouth: 'smile', left: 'hold', right: 'hold', prop: 'pebble' };

/** The stones that Nilo can hold, lying by themselves. */
export default function LyingStones({ stones }: { stones: readonly Piece[] }): ReactNode {
  return (
    <div className="mt-6">
      <svg
        className="h-3 w-full"
        viewBox="0 0 600 12"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
      >
        <path
          d="M0 8c60-8 90-4 170 1s140-5 220-7 140 8 210-1"
          stroke="var(--nilo-ripple)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          opacity=".6"
        />
      </svg>
      <p className="mt-3 text-center text-sm text-balance">{TEXTS.note(stones.length)}</p>
      <ul
        aria-label={TEXTS.list}
        className="mt-3 flex flex-wrap items-end justify-center gap-x-3 gap-y-2"
      >
        {stones.map(({ id, name }) => (
          <li key={id} className="even:translate-y-1.5">
            <Stone name={nameOf(id)} label={TEXTS.named(name)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Stone({ name, label }: { name: string; label: string }) {
  const { style, front } = outfitOf({ stone: name })(HOLDS);
  const tone = style?.['--nilo-stone'];
  // By night it lies in dark water as the others do.
  const inWater: CSSProperties = {
    fill: `light-dark(${tone}, color-mix(in oklab, ${tone} 80%, oklch(0.2 0 0)))`,
  };
  return (
    <svg
      viewBox={VIEW}
      role="img"
      aria-label={label}
      className="block h-auto w-16"
      fill="none"
      stroke="var(--nilo-line)"
      strokeWidth="1"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse
        cx="60.5"
        cy="91"
        rx="12.5"
        ry="2.2"
        fill="var(--nilo-ripple)"
        stroke="none"
        opacity=".4"
      />
      <path
        d="M49.5 84c0-5 4.5-8 10.5-8s11 3 11 7.5-4.5 7.5-11 7.5-10.5-2.5-10.5-7Z"
        style={inWater}
      />
      <path d="M54 81.5c1.5-1.8 4-2.5 6.5-2.3" stroke="var(--nilo-light)" strokeWidth="1.8" />
      {front}
    </svg>
  );
}
