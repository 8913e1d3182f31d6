import { usePlayingNote } from '../../kit/tune/playing-note.ts';
import type { BubblesState } from '../rules.ts';
import { BUBBLE_TEXTS } from '../texts.ts';
import { POND_COLOURS } from './pond-colours.ts';

/** So many notes a line: on a phone a pearl is as large as it is drawn. */
const LINE = 24;
const STEP = 14;
const HEIGHT = 78;
const WIDTH = LINE * STEP + STEP;

/** The melody of the run in lines of pearls: what the person takes along, and sees as it is played. */
export function Melody({ state: { melody } }: { state: Pick<BubblesState, 'melody'> }) {
  const playing = usePlayingNote();
  if (melody.length === 0) return null;
  const lines = Math.ceil(melody.length / LINE);
  const points = melody.map((degree, at) => ({
    at,
    x: STEP + (at % LINE) * STEP,
    y: Math.floor(at / LINE) * HEIGHT + 70 - degree * 6,
  }));
  const shown = points[playing ?? -1];
  return (
    <figure style={POND_COLOURS} className="w-full rounded-card bg-(--pond) p-4 text-left">
      <svg
        viewBox={`0 0 ${WIDTH} ${lines * HEIGHT + 8}`}
        className="w-full"
        role="img"
        aria-label={BUBBLE_TEXTS.melodyOf(melody.length)}
      >
        {Array.from({ length: lines }, (_, line) => (
          <polyline
            key={line}
            points={points
              .slice(line * LINE, (line + 1) * LINE)
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')}
            fill="none"
            stroke="var(--skin-line)"
            strokeWidth="1.5"
            strokeLinejoin="round"
            opacity=".6"
          />
        ))}
        {points.map(({ at, x, y }) => (
          <circle
            key={at}
            {...{ cx: x, cy: y, r: 5 }}
            fill={playing === null || at <= playing ? 'var(--ripe)' : 'var(--skin)'}
            stroke={playing === null || at <= playing ? 'var(--ripe-line)' : 'var(--skin-line)'}
            strokeWidth="1.5"
          />
        ))}
        {shown && (
          <g data-playing fill="none" stroke="var(--ripe-line)">
            <circle cx={shown.x} cy={shown.y} r="7.5" fill="var(--ripe)" strokeWidth="2" />
            <circle cx={shown.x} cy={shown.y} r="12" strokeWidth="2" />
          </g>
        )}
      </svg>
      <figcaption className="font-semibold">{BUBBLE_TEXTS.melody}</figcaption>
    </figure>
  );
}
