import type { CareKind } from '#domain/stones/care-days.ts';
import { CURRENT_TONES } from './current-tones.ts';
import { MONTH, type MonthRiver } from './month-river.ts';
import { monthName, YEAR_TEXTS as TEXTS } from './texts.ts';

interface MonthsProps {
  rivers: readonly MonthRiver[];
  /** The one current to look at; null: all. */
  only: CareKind | null;
}

/** Twelve rivers. Each says its month and how many of its days had care; the table has the rest. */
export function Months({ rivers, only }: MonthsProps) {
  return (
    <ol className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {rivers.map(({ month, days, paths, water, bed }) => (
        <li key={month}>
          <p className="flex justify-between gap-3 text-sm">
            <span>{monthName(month)}</span>
            <span className="text-ink-soft tabular-nums">
              {days === 0 ? (water ? TEXTS.noRecord : '') : TEXTS.days(days)}
            </span>
          </p>
          <svg
            viewBox={`0 4 ${MONTH.width} ${MONTH.height}`}
            className="block h-auto w-full"
            aria-hidden="true"
          >
            <path d={bed} fill="var(--surface-2)" />
            <path d={water} fill="var(--primary-soft)" />
            {paths.map(({ kind, d }) => (
              <path
                key={kind}
                d={d}
                fill={CURRENT_TONES[kind]}
                opacity={only === null || only === kind ? 1 : 0.14}
              />
            ))}
          </svg>
        </li>
      ))}
    </ol>
  );
}
