import type { Estimate } from '#domain/statistics/intervals.ts';
import { CHART_TEXTS, signed } from './texts.ts';

export interface EstimateRow {
  key: string | number;
  label: string;
  estimate: Estimate | null;
  /** Stands clear of the others; said in the sentence too. */
  clear?: boolean;
}

interface EstimateRowsProps {
  rows: readonly EstimateRow[];
  /** Both ends of the scale are as far from 0. */
  most: number;
}

/**
 * One row for each: its name, a line as long as it is unsure with a dot on its likeliest place, and
 * the number. Without enough days it says so, in words and without a line.
 */
export function EstimateRows({ rows, most }: EstimateRowsProps) {
  const x = (value: number) => 50 + (Math.min(most, Math.max(-most, value)) / most) * 48;
  return (
    <ul className="flex flex-col gap-1">
      {rows.map(({ key, label, estimate, clear = false }) => (
        <li
          key={key}
          className="grid min-h-9 grid-cols-[minmax(5rem,8rem)_1fr_3.5rem] items-center gap-2 leading-tight tight:grid-cols-1"
        >
          <span className={clear ? 'font-semibold' : undefined}>{label}</span>
          {estimate === null ? (
            <span className="col-span-2 text-sm text-ink-soft tight:col-span-1">
              {CHART_TEXTS.unknown}
            </span>
          ) : (
            <>
              <svg
                viewBox="0 0 100 24"
                preserveAspectRatio="none"
                className="h-6 w-full rounded-control bg-surface-2"
                aria-hidden="true"
              >
                <path
                  d="M50 0V24"
                  stroke="var(--ink-soft)"
                  strokeDasharray="3 3"
                  vectorEffect="non-scaling-stroke"
                />
                <path
                  d={`M${x(estimate.low)} 12H${x(estimate.high)}`}
                  stroke="var(--primary)"
                  strokeWidth={clear ? 6 : 3}
                  strokeLinecap="round"
                  opacity="0.45"
                  vectorEffect="non-scaling-stroke"
                />
                <path
                  d={`M${x(estimate.value)} 12h0`}
                  stroke="var(--primary)"
                  strokeWidth="13"
                  strokeLinecap="round"
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
              <span className="text-right tabular-nums">{signed(estimate.value)}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
