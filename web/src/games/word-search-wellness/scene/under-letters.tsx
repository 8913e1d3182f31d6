import { columnOf, rowOf, type Size } from '../../kit/grid/size.ts';
import type { Ends } from '../../kit/grid/lines.ts';

interface UnderLettersProps {
  size: Size;
  /** Words that were found: each is a stretch of the river. */
  streams: readonly Ends[];
  /** What a hand is drawing. */
  trace: Ends | null;
  /** A line that found nothing, for a moment: a hollow in the sand. */
  stray: Ends | null;
  /** Where a word begins, and the whole of it once that was asked for. */
  hint: { from: number; to: number | null } | null;
  /** Cells that are set like pearls: letters of the story. */
  pearls: readonly number[];
  still: boolean;
}

/** Widths in cells. */
const BANK = 0.86;
const STREAM = 0.74;

/**
 * The sand under the letters, and the water in it. All banks are drawn before all water, so that
 * words that cross flow into each other. From the word that was found last a wave runs over the sand.
 */
export function UnderLetters(props: UnderLettersProps) {
  const { size, streams, trace, stray, hint, pearls, still } = props;
  const at = (cell: number) => ({ x: columnOf(size, cell) + 0.5, y: rowOf(size, cell) + 0.5 });
  const line = ({ from, to }: Ends) => {
    const [begin, end] = [at(from), at(to)];
    // A line of no length has no round ends in some browsers.
    return `M${begin.x} ${begin.y}L${end.x + (from === to ? 0.001 : 0)} ${end.y}`;
  };
  const arrives = still ? undefined : 'animate-[appear_700ms_ease-out]';
  const key = ({ from, to }: Ends) => `${from} ${to}`;
  const last = streams.at(-1);
  return (
    <svg
      viewBox={`0 0 ${size.columns} ${size.rows}`}
      className="absolute inset-0 size-full"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {last && !still && (
        <path
          key={`wave ${key(last)}`}
          d={line(last)}
          stroke="var(--stream)"
          strokeWidth={STREAM}
          className="sand-wave"
        />
      )}
      {streams.map((ends) => (
        <path
          key={key(ends)}
          d={line(ends)}
          stroke="var(--bank)"
          strokeWidth={BANK}
          className={arrives}
        />
      ))}
      {streams.map((ends) => (
        <path
          key={key(ends)}
          d={line(ends)}
          stroke="var(--stream)"
          strokeWidth={STREAM}
          className={arrives}
        />
      ))}
      {trace && (
        <>
          <path d={line(trace)} stroke="var(--shell)" strokeWidth={BANK} />
          <path d={line(trace)} stroke="var(--trace)" strokeWidth={STREAM} />
        </>
      )}
      {stray && (
        <>
          <path d={line(stray)} stroke="var(--ink-soft)" strokeWidth={BANK} />
          <path d={line(stray)} stroke="var(--dune)" strokeWidth={STREAM} />
        </>
      )}
      {hint?.to !== null && hint?.to !== undefined && (
        <path
          d={line({ from: hint.from, to: hint.to })}
          stroke="var(--shell)"
          strokeWidth="0.12"
          strokeDasharray="0.02 0.3"
        />
      )}
      {hint && (
        <circle
          cx={at(hint.from).x}
          cy={at(hint.from).y}
          r="0.42"
          stroke="var(--shell)"
          strokeWidth="0.1"
        />
      )}
      {pearls.map((cell) => (
        <circle
          key={cell}
          cx={at(cell).x}
          cy={at(cell).y}
          r="0.42"
          fill="var(--pearl)"
          stroke="var(--shell)"
          strokeWidth="0.06"
          className={arrives}
        />
      ))}
    </svg>
  );
}
