import { useId } from 'react';
import { BLOCK_DAYS, type Question } from '#domain/mood/experiments/experiments.ts';
import { type Arms, daysOf } from '#domain/mood/experiments/plan.ts';
import { mean } from '#domain/statistics/intervals.ts';
import { EXPERIMENTS_TEXTS as TEXTS, SCALE_ENDS } from './texts.ts';

const WIDTH = 700;
const HEIGHT = 220;
const TOP_SCORE = 5;

interface OutcomeChartProps {
  question: Question;
  arms: Arms;
  values: readonly (number | undefined)[];
}

/** Every day that was told as a dot, every block as its mean; blocks with are hatched. */
export function OutcomeChart({ question, arms, values }: OutcomeChartProps) {
  const hatch = useId();
  const [up, down] = SCALE_ENDS[question];
  const wide = WIDTH / daysOf(arms);
  const x = (day: number) => (day + 0.5) * wide;
  const y = (score: number) => HEIGHT / 2 - (score / TOP_SCORE) * (HEIGHT / 2 - 14);
  const dots = values.map((value, day) => (value === undefined ? '' : `M${x(day)} ${y(value)}h0`));
  const blocks = Array.from(arms).map((arm, block) => {
    const told = values
      .slice(block * BLOCK_DAYS, (block + 1) * BLOCK_DAYS)
      .filter((value) => value !== undefined);
    return { start: block * BLOCK_DAYS * wide, isWith: arm === '1', told };
  });
  return (
    <div aria-hidden="true">
      <p className="text-sm text-ink-soft">↑ {up}</p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-48 w-full rounded-control bg-surface-2"
      >
        <pattern
          id={hatch}
          width="10"
          height="10"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="10" height="10" fill="var(--primary-soft)" />
          <path d="M0 0V10" stroke="var(--primary)" strokeWidth="2" opacity=".35" />
        </pattern>
        {blocks.map(
          ({ start, isWith }) =>
            isWith && (
              <rect
                key={start}
                x={start}
                width={BLOCK_DAYS * wide}
                height={HEIGHT}
                fill={`url(#${hatch})`}
              />
            ),
        )}
        <path
          d={`M0 ${HEIGHT / 2}H${WIDTH}`}
          stroke="var(--ink-soft)"
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={blocks
            .map(({ start, told }) =>
              told.length === 0 ? '' : `M${start + 4} ${y(mean(told))}h${BLOCK_DAYS * wide - 8}`,
            )
            .join('')}
          stroke="var(--primary)"
          strokeWidth="3"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={dots.join('')}
          stroke="var(--ink)"
          strokeWidth="8"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="text-sm text-ink-soft">↓ {down}</p>
      <div className="flex text-center text-sm text-ink-soft">
        {blocks.map(({ start, isWith }) => (
          <span key={start} className="flex-1">
            {isWith ? TEXTS.chart.with : TEXTS.chart.without}
          </span>
        ))}
      </div>
      <p className="mt-1 text-sm text-ink-soft">{TEXTS.chart.note}</p>
    </div>
  );
}
