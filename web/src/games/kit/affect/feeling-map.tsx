import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '#web/ui/styles/class-names.ts';
import { MAP_SIZE } from './emotion.ts';
import { MapFrame } from './map-frame.tsx';
import { AFFECT_TEXTS, type Axis } from './texts.ts';

interface FeelingMapProps {
  label: string;
  axis: Axis;
  cell: number | null;
  /** Without it the map only shows. */
  onPlace?: (cell: number) => void;
  /** Where the other one is, shown beside the own place. */
  theirs?: number | null;
}

const CELLS = Array.from({ length: MAP_SIZE * MAP_SIZE }, (_, cell) => cell);
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const MIDDLE = 12;

/**
 * A feeling as a place: left to right how pleasant, bottom to top how much. One of 25 stones in a
 * river, chosen by touch or with the four arrows.
 */
export function FeelingMap({ label, axis, cell, onPlace, theirs = null }: FeelingMapProps) {
  const stones = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent, from: number) {
    const step = STEPS[event.key];
    if (!step || !onPlace) return;
    event.preventDefault();
    const column = (from % MAP_SIZE) + step[0];
    const row = Math.floor(from / MAP_SIZE) + step[1];
    if (Math.min(column, row) < 0 || Math.max(column, row) >= MAP_SIZE) return;
    const next = row * MAP_SIZE + column;
    onPlace(next);
    stones.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <MapFrame axis={axis} className="mx-auto max-w-sm">
      <div
        ref={stones}
        role={onPlace ? 'radiogroup' : 'img'}
        aria-label={onPlace ? label : describe(label, axis, cell, theirs)}
        className="relative grid grid-cols-5 overflow-hidden rounded-card bg-surface-2 p-1"
      >
        <Water />
        {CELLS.map((at) =>
          onPlace ? (
            <button
              key={at}
              type="button"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a map needs four arrows, native radios know two
              role="radio"
              aria-checked={at === cell}
              aria-label={nameOf(at, axis)}
              tabIndex={at === (cell ?? MIDDLE) ? 0 : -1}
              className="group relative grid min-h-11 place-items-center rounded-control"
              onClick={() => onPlace(at)}
              onKeyDown={(event) => move(event, at)}
            >
              <Stone chosen={at === cell} theirs={false} />
            </button>
          ) : (
            <span key={at} aria-hidden="true" className="relative grid min-h-9 place-items-center">
              <Stone chosen={at === cell} theirs={at === theirs} />
            </span>
          ),
        )}
      </div>
    </MapFrame>
  );
}

/** Choppy above, still below, darker towards the unpleasant side. */
function Water() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <path d="M0 0H42Q30 50 42 100H0Z" fill="var(--nilo-water)" opacity=".45" />
      <path d="M0 0H20Q10 50 20 100H0Z" fill="var(--nilo-water)" opacity=".7" />
      {[10, 30, 50, 70, 90].map((y, row) => (
        <path
          key={y}
          d={`M-4 ${y}${`q4 ${row - 4.5} 8 0t8 0`.repeat(7)}`}
          fill="none"
          stroke="var(--nilo-ripple)"
          strokeWidth="1"
          opacity=".4"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

function Stone({ chosen, theirs }: { chosen: boolean; theirs: boolean }) {
  return (
    <span
      className={classNames(
        'block border-2',
        // Worn by the water: none of them is a circle.
        chosen || theirs ? 'rounded-full' : 'rounded-card',
        chosen && 'size-7 border-primary bg-primary',
        theirs && 'outline-3 outline-offset-3 outline-sol',
        theirs && !chosen && 'size-7 border-sol bg-sol',
        !chosen &&
          !theirs &&
          'h-4 w-5 border-ink-soft bg-(--nilo-stone) group-hover:border-primary',
      )}
    />
  );
}

function nameOf(cell: number, axis: Axis): string {
  return AFFECT_TEXTS.cell(cell % MAP_SIZE, axis.rows[Math.floor(cell / MAP_SIZE)] ?? '');
}

function describe(label: string, axis: Axis, own: number | null, theirs: number | null): string {
  const places = [own, theirs].flatMap((cell) => (cell === null ? [] : [nameOf(cell, axis)]));
  return `${label}: ${places.join('; ')}`;
}
