import { useQuery } from '@tanstack/react-query';
import { whoFiveScore } from '#domain/mood/well-being/who-five.ts';
import { practicesQuery } from '#web/data/practices/list-practices.ts';
import type { PracticeOf } from '#web/data/practices/practice.ts';
import { useUser } from '#web/data/session.ts';
import { useFactorEffects, factorsSentence } from '../analytics/factors-section.tsx';
import { helpsSentence } from '../analytics/helps-section.tsx';
import { cloudOf } from '../analytics/read/cloud.ts';
import { inPeriod } from '../analytics/read/periods.ts';
import { byHour, byWeekday, type Rhythm } from '../analytics/read/rhythms.ts';
import { dayNumber } from '../analytics/read/scored-days.ts';
import { whatHelps } from '../analytics/read/what-helps.ts';
import { ANALYTICS_TEXTS, dateText, WEEKDAY_NAMES } from '../analytics/texts.ts';
import { trendSentence } from '../analytics/trend-section.tsx';
import { useDays } from '../analytics/read/use-days.ts';
import { nameOfCloudlet } from '../charts/cloud.tsx';
import { timesText } from '../charts/texts.ts';
import { WELL_BEING_TEXTS } from '../well-being/texts.ts';
import { useChecks } from '../well-being/use-checks.ts';
import { SUMMARY_TEXTS as TEXTS } from './texts.ts';

export type LineId = keyof typeof TEXTS.lines;

export const LINE_IDS = Object.keys(TEXTS.lines) as LineId[];

const DAYS = 90;
const DAY_MS = 86_400_000;
const MOST_WORDS = 6;
const MOST_CHECKS = 4;

/** What each line says of this person; the last one is theirs to write. */
export function useSummaryLines(practiceOf: PracticeOf, today: Date): Record<LineId, string> {
  const { rows, days } = useDays();
  const { data: practices = [] } = useQuery(practicesQuery(useUser().id));
  const effects = useFactorEffects(days);
  const { rows: checks } = useChecks();
  const { now, before } = inPeriod(days, DAYS, dayNumber(today));
  const since = today.getTime() - DAYS * DAY_MS;
  const recent = rows.filter(({ occurredAt }) => Date.parse(occurredAt) >= since);
  const words = cloudOf(recent, [], MOST_WORDS);
  return {
    trend: now.length > 0 ? `${trendSentence({ days: now, before })} ${TEXTS.mean}` : TEXTS.noData,
    emotions:
      words.map(({ id, now: times }) => `${nameOfCloudlet(id)} (${timesText(times)})`).join(', ') ||
      TEXTS.noData,
    week:
      [
        ...clear(byWeekday(now), WEEKDAY_NAMES),
        ...clear(byHour(recent), ANALYTICS_TEXTS.bands),
      ].join(' ') || ANALYTICS_TEXTS.rhythmNone,
    helps: helpsSentence(whatHelps(practices, practiceOf)),
    factors: factorsSentence(effects),
    wellBeing:
      checks
        .slice(0, MOST_CHECKS)
        .map(({ answers, takenAt }) =>
          WELL_BEING_TEXTS.pastItem(dateText(new Date(takenAt)), whoFiveScore(answers) ?? 0),
        )
        .join(' · ') || TEXTS.noData,
    own: '',
  };
}

function clear({ highest, lowest }: Rhythm, names: readonly string[]): string[] {
  return [
    highest === null ? '' : ANALYTICS_TEXTS.rhythmHigh(names[highest] ?? ''),
    lowest === null ? '' : ANALYTICS_TEXTS.rhythmLow(names[lowest] ?? ''),
  ].filter(Boolean);
}
