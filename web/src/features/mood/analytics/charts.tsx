import { memo, useMemo, useState } from 'react';
import type { PracticeOf } from '#web/data/practices/practice.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { MoodEntry } from '../mood-entry.ts';
import { CloudSection } from './cloud-section.tsx';
import { FactorsSection } from './factors-section.tsx';
import { HelpsSection } from './helps-section.tsx';
import { MoreWays } from './more-ways.tsx';
import { cloudOf } from './read/cloud.ts';
import { inPeriod, type Period, PERIODS } from './read/periods.ts';
import { byHour, byMonth, byWeekday } from './read/rhythms.ts';
import { dateOfDay, dayNumber, type ScoredDay } from './read/scored-days.ts';
import { RhythmSection } from './rhythm-section.tsx';
import { ANALYTICS_TEXTS as TEXTS, MONTH_NAMES } from './texts.ts';
import { TrendSection } from './trend-section.tsx';
import { WeekSection } from './week-section.tsx';
import { YearSection } from './year-section.tsx';

interface ChartsProps {
  /** Newest first. */
  rows: readonly MoodEntry[];
  days: readonly ScoredDay[];
  today: Date;
  practiceOf: PracticeOf;
}

const DAY_HOURS = 24;

/** All the charts of a chosen time, and those of all times. */
export function Charts({ rows, days, today, practiceOf }: ChartsProps) {
  const [period, setPeriod] = useState<Period>(90);
  const chosen = useMemo(() => inPeriod(days, period, dayNumber(today)), [days, period, today]);
  const { now, before } = useMemo(() => entriesOf(rows, period, today), [rows, period, today]);
  const rhythms = useMemo(
    () => ({ hour: byHour(now), weekday: byWeekday(chosen.now) }),
    [now, chosen],
  );
  const cloud = useMemo(() => cloudOf(now, before), [now, before]);
  return (
    <>
      <fieldset className="flex flex-wrap gap-2 print:hidden">
        <legend className="sr-only">{TEXTS.period}</legend>
        {PERIODS.map((one) => (
          <Chip key={one} selected={one === period} onClick={() => setPeriod(one)}>
            {TEXTS.periods[one]}
          </Chip>
        ))}
      </fieldset>
      {chosen.now.length === 0 ? (
        <p className="rounded-card bg-surface-2 p-5">{TEXTS.periodEmpty}</p>
      ) : (
        <>
          <TrendSection days={chosen.now} before={chosen.before} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <WeekSection rhythm={rhythms.weekday} />
            <RhythmSection of="hour" rhythm={rhythms.hour} names={TEXTS.bands} />
          </div>
          <CloudSection words={cloud} />
        </>
      )}
      <OfAllTimes days={days} today={today} practiceOf={practiceOf} />
      <MoreWays />
    </>
  );
}

type OfAllTimesProps = Pick<ChartsProps, 'days' | 'today' | 'practiceOf'>;

/** What does not change with the chosen time is not drawn again for it. */
const OfAllTimes = memo(function OfAllTimes({ days, today, practiceOf }: OfAllTimesProps) {
  const month = useMemo(() => byMonth(days), [days]);
  return (
    <>
      <YearSection days={days} today={today} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <HelpsSection practiceOf={practiceOf} />
        <FactorsSection days={days} />
        <RhythmSection of="month" rhythm={month} names={MONTH_NAMES} />
      </div>
    </>
  );
});

function entriesOf(rows: readonly MoodEntry[], period: Period, today: Date) {
  if (period === 'all') return { now: rows, before: [] };
  const end = dayNumber(today);
  const from = (day: number) => dateOfDay(day + 1).getTime() - (DAY_HOURS / 2) * 3_600_000;
  const [start, earlier] = [from(end - period), from(end - 2 * period)];
  const since = (at: number) => rows.filter((row) => Date.parse(row.occurredAt) >= at);
  const now = since(start);
  return { now, before: since(earlier).slice(now.length) };
}
