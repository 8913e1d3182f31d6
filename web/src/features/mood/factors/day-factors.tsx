import { useState } from 'react';
import { localDate } from '../days.ts';
import { FactorRow } from './factor-row.tsx';
import { FACTORS_TEXTS as TEXTS } from './texts.ts';
import { STARTING, useFactors } from './use-factors.ts';

/** The first factors of the day of an entry, for who wants them: nothing is fetched before. */
export function DayFactors({ occurredAt }: { occurredAt: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center font-semibold">
        {TEXTS.inCheckIn}
      </summary>
      {open && <Rows day={localDate(new Date(occurredAt))} />}
    </details>
  );
}

function Rows({ day }: { day: string }) {
  const factors = useFactors();
  return (
    <div className="divide-y divide-line">
      {STARTING.map((factor) => (
        <FactorRow
          key={factor.id}
          factor={factor}
          value={factors.valueOf(factor.id, day)}
          onSet={(value) => factors.set(factor.id, day, value)}
        />
      ))}
    </div>
  );
}
