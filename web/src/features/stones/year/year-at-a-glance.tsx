import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { CARE_KINDS, type CareDay, type CareKind } from '#domain/stones/care-days.ts';
import { dayOf } from '#domain/rewards/day.ts';
import { useUser } from '#web/data/session.ts';
import { useToday } from '#web/lib/days/use-today.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { Awaited } from '../awaited.tsx';
import { careYearQuery } from './care-year.ts';
import { CURRENT_TONES } from './current-tones.ts';
import { monthRivers } from './month-river.ts';
import { Months } from './months.tsx';
import { CARE_KIND_TEXTS, dayName, YEAR_TEXTS as TEXTS } from './texts.ts';

/** The day that it is here, which ends at four in the morning. */
function ownDay(now: Date): string {
  return dayOf(now, new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** For the profile: on which days of a year there was care, and of what kind. */
export function YearAtAGlance() {
  const titleId = useId();
  const { id: userId } = useUser();
  const today = ownDay(useToday());
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const asked = useQuery({ ...careYearQuery(userId, year), placeholderData: keepPreviousData });
  const first = Math.min(asked.data?.first ?? thisYear, thisYear);
  return (
    <section aria-labelledby={titleId} className="pt-10">
      <h2 id={titleId} className="font-title text-xl font-semibold">
        {TEXTS.title}
      </h2>
      {first < thisYear && (
        <fieldset className="mt-2 flex items-center gap-1">
          <legend className="sr-only">{TEXTS.years}</legend>
          <TurnButton
            icon="chevron-left"
            label={TEXTS.yearOf(year - 1)}
            onClick={() => setYear(year - 1)}
            ended={year <= first}
          />
          <span className="min-w-16 text-center font-semibold tabular-nums" aria-live="polite">
            {year}
          </span>
          <TurnButton
            icon="chevron-right"
            label={TEXTS.yearOf(year + 1)}
            onClick={() => setYear(year + 1)}
            ended={year >= thisYear}
          />
        </fieldset>
      )}
      {asked.data && !asked.isPlaceholderData ? (
        <River year={year} days={asked.data.days} today={today} />
      ) : (
        <Awaited query={asked} texts={TEXTS} />
      )}
    </section>
  );
}

interface TurnButtonProps {
  icon: IconName;
  label: string;
  onClick: () => void;
  ended: boolean;
}

/** It stays where it is at the end, so that focus is not lost. */
function TurnButton({ icon, label, onClick, ended }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={ended || undefined}
      onClick={ended ? undefined : onClick}
      className="inline-flex size-11 items-center justify-center rounded-full text-primary hover:bg-primary-soft aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}

interface RiverProps {
  year: number;
  days: readonly CareDay[];
  today: string;
}

function River({ year, days, today }: RiverProps) {
  const [only, setOnly] = useState<CareKind | null>(null);
  const rivers = useMemo(() => monthRivers(year, days, today), [year, days, today]);
  const counts = CARE_KINDS.map((kind) => ({
    kind,
    count: days.filter(({ kinds }) => kinds.includes(kind)).length,
  })).filter(({ count }) => count > 0);
  const [most] = counts.toSorted((one, other) => other.count - one.count);
  return (
    <div className="flex flex-col gap-4">
      <p className="mt-1 max-w-[62ch]" aria-live="polite">
        {most ? TEXTS.sentence(year, days.length, most.kind, most.count) : TEXTS.empty(year)}
      </p>
      {counts.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{TEXTS.kinds}</legend>
          <Chip selected={only === null} onClick={() => setOnly(null)}>
            {TEXTS.everything}
          </Chip>
          {counts.map(({ kind, count }) => (
            <Chip key={kind} selected={only === kind} onClick={() => setOnly(kind)}>
              <span
                aria-hidden="true"
                className="h-3 w-3.5 shrink-0 rounded-full"
                style={{ backgroundColor: CURRENT_TONES[kind] }}
              />
              {CARE_KIND_TEXTS[kind].name}
              <span className="text-ink-soft tabular-nums">{count}</span>
            </Chip>
          ))}
        </fieldset>
      )}
      <Months rivers={rivers} only={only} />
      <p className="text-sm text-ink-soft">{TEXTS.neutral}</p>
      {days.length > 0 && (
        <DataTable
          caption={TEXTS.caption(year)}
          columns={TEXTS.columns}
          rows={() =>
            days.map(({ day, kinds }) => [
              dayName(day),
              kinds.map((kind) => CARE_KIND_TEXTS[kind].name).join(', '),
            ])
          }
        />
      )}
    </div>
  );
}
