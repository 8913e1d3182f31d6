import { useQuery } from '@tanstack/react-query';
import { signOf } from '#domain/statistics/difference.ts';
import { useUser } from '#web/data/session.ts';
import { practiceRatingsQuery } from '../api/practice-ratings.ts';
import { EstimateRows } from '../charts/estimate-rows.tsx';
import { Figure } from '../charts/figure.tsx';
import { betweenText, CHART_TEXTS, signed } from '../charts/texts.ts';
import { type Help, whatHelps } from './read/what-helps.ts';
import { ANALYTICS_TEXTS as TEXTS } from './texts.ts';

/** How a game or tool is called; undefined for one that this version does not know. */
export type PracticeName = (kind: string, id: string) => string | undefined;

const MOST_POINTS = 10;

export function helpsSentence(helps: readonly Help[], nameOf: PracticeName): string {
  if (helps.length === 0) return TEXTS.helpsNone;
  const best = helps.find(({ estimate }) => signOf(estimate) === 1);
  if (!best) return TEXTS.helpsOpen;
  return TEXTS.helpsSentence(nameOf(best.kind, best.id) ?? TEXTS.unknownPractice, best.estimate);
}

/** What was done and how much lighter the moment was after it. */
export function HelpsSection({ nameOf }: { nameOf: PracticeName }) {
  const { data = [] } = useQuery(practiceRatingsQuery(useUser().id));
  const helps = whatHelps(data);
  const rows = helps.map(({ kind, id, estimate }) => ({
    key: `${kind} ${id}`,
    label: nameOf(kind, id) ?? TEXTS.unknownPractice,
    estimate,
    clear: signOf(estimate) === 1,
  }));
  return (
    <Figure
      title={TEXTS.helpsTitle}
      sentence={helpsSentence(helps, nameOf)}
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
