import { useId } from 'react';
import { EMOTION_TEXTS } from '../texts.ts';
import { EmotionPatterns, patternOf } from './emotion-patterns.tsx';
import { CHART_TEXTS, daysText } from './texts.ts';
import { CELL, type YearCells } from './year-cells.ts';

const WIDTH = CELL.left + 12 * CELL.width;
const HEIGHT = CELL.top + 31 * CELL.height;
const DAYS = [1, 5, 10, 15, 20, 25, 30];

/** A year at a glance: one cell a day, in the hue and the texture of what was strongest. */
export function YearPixels({ cells, initials }: { cells: YearCells; initials: readonly string[] }) {
  const prefix = useId();
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="w-full max-w-[30rem] min-w-0 shrink"
        aria-hidden="true"
      >
        <EmotionPatterns prefix={prefix} />
        <g fill="var(--ink-soft)" fontSize="14" textAnchor="middle">
          {initials.map((initial, month) => (
            <text
              // oxlint-disable-next-line react/no-array-index-key -- January and June have one initial
              key={month}
              x={CELL.left + (month + 0.5) * CELL.width}
              y="14"
            >
              {initial}
            </text>
          ))}
          {DAYS.map((day) => (
            <text key={day} x={CELL.left / 2 - 1} y={CELL.top + day * CELL.height - 3}>
              {day}
            </text>
          ))}
        </g>
        <path d={cells.empty} fill="none" stroke="var(--line)" strokeWidth="1.2" />
        {cells.paths.map(({ id, d }) => (
          <path key={id} d={d} fill={patternOf(prefix, id)} />
        ))}
      </svg>
      <ul className="grid min-w-48 grow grid-cols-1 gap-x-4 gap-y-1">
        {cells.paths.map(({ id, days }) => (
          <li key={id} className="flex items-center gap-2.5">
            <svg viewBox="0 0 24 16" className="h-4 w-6 shrink-0" aria-hidden="true">
              <rect width="24" height="16" rx="3" fill={patternOf(prefix, id)} />
            </svg>
            <span className="min-w-0 flex-1">{EMOTION_TEXTS[id]}</span>
            <span className="text-ink-soft tabular-nums">{daysText(days)}</span>
          </li>
        ))}
        <li className="flex items-center gap-2.5 text-ink-soft">
          <svg viewBox="0 0 24 16" className="h-4 w-6 shrink-0" aria-hidden="true">
            <rect x="1" y="1" width="22" height="14" rx="3" fill="none" stroke="var(--ink-soft)" />
          </svg>
          <span className="flex-1">{CHART_TEXTS.noRecord}</span>
          <span className="tabular-nums">{daysText(cells.emptyDays)}</span>
        </li>
      </ul>
    </div>
  );
}
