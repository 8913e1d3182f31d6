import type { TrendPoint } from '#domain/statistics/trend.ts';
import type { ScoredDay } from '../analytics/read/scored-days.ts';
import { CHART_TEXTS } from './texts.ts';

const WIDTH = 1000;
const HEIGHT = 240;
const TOP_SCORE = 5;

interface TrendChartProps {
  days: readonly ScoredDay[];
  points: readonly (TrendPoint | null)[];
  /** What stands under the two ends. */
  from: string;
  to: string;
}

/**
 * Each day as a dot, and through them a line with the band in which it may as well lie. Few paths,
 * however many days: the band, the line and the dots.
 */
export function TrendChart({ days, points, from, to }: TrendChartProps) {
  const first = days[0]?.day ?? 0;
  const span = Math.max(1, (days.at(-1)?.day ?? 0) - first);
  const x = (day: number) => (8 + ((day - first) / span) * (WIDTH - 16)).toFixed(1);
  const y = (score: number) =>
    (HEIGHT / 2 - (clamp(score) / TOP_SCORE) * (HEIGHT / 2 - 8)).toFixed(1);
  const parts = withoutGaps(points);
  const line = parts.map((part) => `M${part.map((at) => `${x(at.day)} ${y(at.value)}`).join('L')}`);
  const band = parts.map((part) => {
    const upper = part.map((at) => `${x(at.day)} ${y(at.high)}`);
    const lower = part.map((at) => `${x(at.day)} ${y(at.low)}`).toReversed();
    return `M${[...upper, ...lower].join('L')}Z`;
  });
  const dots = days.map(({ day, score }) => `M${x(day)} ${y(score)}h0`).join('');
  return (
    <div aria-hidden="true">
      <p className="text-sm text-ink-soft">↑ {CHART_TEXTS.pleasant}</p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-48 w-full rounded-control bg-surface-2 md:h-60"
      >
        <path d={band.join('')} fill="var(--primary-soft)" />
        <path
          d={`M0 ${HEIGHT / 2}H${WIDTH}`}
          stroke="var(--ink-soft)"
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={dots}
          stroke="var(--ink-soft)"
          strokeWidth={days.length > 400 ? 2.5 : 5}
          strokeLinecap="round"
          opacity="0.55"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={line.join('')}
          fill="none"
          stroke="var(--primary)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="flex justify-between gap-4 text-sm text-ink-soft">
        <span>↓ {CHART_TEXTS.hard}</span>
        <span>
          {from} – {to}
        </span>
      </p>
    </div>
  );
}

function clamp(score: number): number {
  return Math.min(TOP_SCORE, Math.max(-TOP_SCORE, score));
}

function withoutGaps(points: readonly (TrendPoint | null)[]): TrendPoint[][] {
  const parts: TrendPoint[][] = [[]];
  for (const point of points) {
    if (point === null) parts.push([]);
    else parts.at(-1)?.push(point);
  }
  return parts.filter((part) => part.length > 0);
}
