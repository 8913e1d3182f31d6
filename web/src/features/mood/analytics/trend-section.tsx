import { difference, signOf } from '#domain/statistics/difference.ts';
import { meanEstimate } from '#domain/statistics/intervals.ts';
import { trend } from '#domain/statistics/trend.ts';
import { Figure } from '../charts/figure.tsx';
import { CHART_TEXTS, signed } from '../charts/texts.ts';
import { TrendChart } from '../charts/trend-chart.tsx';
import { EMOTION_TEXTS } from '../texts.ts';
import { dateOfDay, type ScoredDay } from './read/scored-days.ts';
import { ANALYTICS_TEXTS as TEXTS, dateText } from './texts.ts';

/** Fewer days on one side, and nothing is compared. */
const LEAST_DAYS = 5;
/** The line has about so many places, however long the time. */
const PLACES = 120;

interface TrendSectionProps {
  days: readonly ScoredDay[];
  /** The days of the period before, as long as this one. */
  before: readonly ScoredDay[];
}

/** What the days say together, in words; the same words stand on the page for a consultation. */
export function trendSentence({ days, before }: TrendSectionProps): string {
  const scores = days.map(({ score }) => score);
  const usual = meanEstimate(scores);
  if (!usual) return TEXTS.oneDay;
  const change = difference(
    scores,
    before.map(({ score }) => score),
    LEAST_DAYS,
  );
  const compared = change ? TEXTS.trendChange[signOf(change)] : TEXTS.noChange;
  return `${TEXTS.trend(usual)} ${compared}`;
}

export function TrendSection({ days, before }: TrendSectionProps) {
  const [first, last] = [days[0], days.at(-1)];
  const span = (last?.day ?? 0) - (first?.day ?? 0);
  const step = Math.max(1, Math.round(span / PLACES));
  const numbered = days.map(({ day, score }) => ({ day, value: score }));
  return (
    <Figure
      title={TEXTS.trendTitle}
      sentence={`${trendSentence({ days, before })} ${TEXTS.scale}`}
      table={{
        caption: TEXTS.trendTitle,
        columns: [CHART_TEXTS.day, CHART_TEXTS.emotion, CHART_TEXTS.score],
        rows: () =>
          days
            .toReversed()
            .map(({ day, emotion, score }) => [
              dateText(dateOfDay(day)),
              EMOTION_TEXTS[emotion],
              signed(score),
            ]),
      }}
    >
      {first && last && (
        <TrendChart
          days={days}
          points={trend(numbered, Math.max(3, span / 24), step)}
          from={dateText(dateOfDay(first.day))}
          to={dateText(dateOfDay(last.day))}
        />
      )}
    </Figure>
  );
}
