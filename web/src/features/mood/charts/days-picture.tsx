import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import { useUser } from '#web/data/session.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { type ScoredDay, scoredDays } from '../analytics/read/scored-days.ts';
import { recentEntriesQuery } from '../api/recent-entries.ts';
import { EmotionPebble } from '../check-in/emotion-pebble.tsx';
import { localDate } from '../days.ts';
import { moods } from '../moods.ts';
import { EMOTION_TEXTS, MOOD_TEXTS, pictureDayText } from '../texts.ts';

const WEEKS = 4;

/** The last four weeks as pebbles on the shore, one a day; a day without is an open ring. */
export function DaysPicture() {
  const titleId = useId();
  const [today] = useState(() => new Date());
  const [from] = useState(() => mondayBefore(today, WEEKS - 1));
  const { id } = useUser();
  const { rows } = useOfflineList(moods, id, useQuery(recentEntriesQuery(id, from)));
  const told = new Map(scoredDays(rows).map((day) => [day.date, day]));
  if (told.size === 0) return null;
  const dates = Array.from({ length: WEEKS * 7 }, (_, index) => addDays(from, index));
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="font-title text-xl font-semibold">
        {MOOD_TEXTS.pictureTitle}
      </h2>
      <div className="mt-3 grid grid-cols-7 text-center text-sm text-ink-soft" aria-hidden="true">
        {MOOD_TEXTS.weekdayInitials.map((initial, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Martes and miércoles share one
          <span key={index}>{initial}</span>
        ))}
      </div>
      <ol className="mt-1 grid grid-cols-7 gap-y-1.5">
        {dates.map((date) => (
          <li key={date.toISOString()} className="flex justify-center">
            {date <= today && <DayPebble date={date} day={told.get(localDate(date))} />}
          </li>
        ))}
      </ol>
      <Link
        to="/advanced-analytics"
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-primary"
      >
        {MOOD_TEXTS.toCharts} <Icon name="arrow-right" className="size-5" />
      </Link>
    </Card>
  );
}

function DayPebble({ date, day }: { date: Date; day: ScoredDay | undefined }) {
  return (
    <span className="flex size-9 items-center justify-center md:size-10">
      {day ? (
        <EmotionPebble id={day.emotion} className="size-full" />
      ) : (
        <span className="size-3.5 rounded-full border border-ink-soft" />
      )}
      <span className="sr-only">
        {pictureDayText(date, day ? EMOTION_TEXTS[day.emotion] : MOOD_TEXTS.noRecord)}
      </span>
    </span>
  );
}

/** Monday 00:00 of this week, or of one some weeks earlier. */
function mondayBefore(today: Date, weeks: number): Date {
  const weekday = (today.getDay() + 6) % 7;
  return addDays(
    new Date(today.getFullYear(), today.getMonth(), today.getDate()),
    -weekday - weeks * 7,
  );
}

function addDays(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
}
