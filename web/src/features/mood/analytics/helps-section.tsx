import { useQuery } from '@tanstack/react-query';
import { signOf } from '#domain/statistics/difference.ts';
import { practicesQuery } from '#web/data/practices/list-practices.ts';
import type { PracticeOf } from '#web/data/practices/practice.ts';
import { useUser } from '#web/data/session.ts';
import { EstimateRows } from '../charts/estimate-rows.tsx';
import { Figure } from '../charts/figure.tsx';
import { betweenText, CHART_TEXTS, signed } from '../charts/texts.ts';
import { type Help, whatHelps } from './read/what-helps.ts';
import { ANALYTICS_TEXTS as TEXTS } from './texts.ts';

const MOST_POINTS = 10;

export function helpsSentence(helps: readonly Help[]): string {
  if (helps.length === 0) return TEXTS.helpsNone;
  const best = helps.find(({ estimate }) => signOf(estimate) === 1);
  if (!best) return TEXTS.helpsOpen;
  return TEXTS.helpsSentence(best.name, best.estimate);
}

/** What was done and how much better the moment was after it. */
export function HelpsSection({ practiceOf }: { practiceOf: PracticeOf }) {
  const { data = [] } = useQuery(practicesQuery(useUser().id));
  const helps = whatHelps(data, practiceOf);
  const rows = helps.map(({ kind, id, name, estimate }) => ({
    key: `${kind} ${id}`,
    label: name,
    estimate,
    clear: signOf(estimate) === 1,
  }));
  return (
    <Figure
      title={TEXTS.helpsTitle}
      sentence={helpsSentence(helps)}
      {...(rows.length > 0 && {
        table: {
          caption: TEXTS.helpsTitle,
          columns: [TEXTS.helpsName, TEXTS.helpsChange, CHART_TEXTS.interval, CHART_TEXTS.times],
          rows: () =>
            rows.map(({ label, estimate }) => [
              label,
              signed(estimate.value),
              betweenText(estimate),
              String(estimate.n),
            ]),
        },
      })}
    >
      {rows.length > 0 && (
        <>
          <EstimateRows rows={rows} most={MOST_POINTS} />
          <p className="text-sm text-ink-soft">{TEXTS.helpsHint}</p>
        </>
      )}
    </Figure>
  );
}
