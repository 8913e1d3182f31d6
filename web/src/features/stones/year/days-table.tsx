import { useState } from 'react';
import type { CareDay } from '#domain/stones/care-days.ts';
import { CARE_KIND_TEXTS, dayName, YEAR_TEXTS as TEXTS } from './texts.ts';

/** The same as the river in words; laid out when somebody opens it. */
export function DaysTable({ year, days }: { year: number; days: readonly CareDay[] }) {
  const [open, setOpen] = useState(false);
  const caption = TEXTS.caption(year);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center text-primary underline decoration-line underline-offset-4">
        {TEXTS.table}
      </summary>
      {open && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls must be reached by keyboard
        <div role="group" aria-label={caption} tabIndex={0} className="max-h-96 overflow-auto">
          <table className="w-full border-collapse text-sm">
            <caption className="sr-only">{caption}</caption>
            <thead>
              <tr>
                {TEXTS.columns.map((column) => (
                  <th key={column} scope="col" className="border-b border-ink-soft p-2 text-left">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, kinds }) => (
                <tr key={day}>
                  <th scope="row" className="border-b border-line p-2 text-left font-normal">
                    {dayName(day)}
                  </th>
                  <td className="border-b border-line p-2">
                    {kinds.map((kind) => CARE_KIND_TEXTS[kind].name).join(', ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
