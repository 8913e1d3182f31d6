import { signOf } from '#domain/statistics/difference.ts';
import type { Estimate } from '#domain/statistics/intervals.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EstimateRows } from '../charts/estimate-rows.tsx';
import { Figure } from '../charts/figure.tsx';
import { betweenText, CHART_TEXTS, daysText, signed } from '../charts/texts.ts';
import { BODY, type Factor, OF_THE_DAY, STARTING, useFactors } from '../factors/use-factors.ts';
import { factorEffects } from './read/factor-effects.ts';
import type { ScoredDay } from './read/scored-days.ts';
import { ANALYTICS_TEXTS as TEXTS } from './texts.ts';

const MOST = 5;

/** A factor of this person with what its days say. */
export interface NamedEffect {
  factor: Factor;
  estimate: Estimate | null;
}

/** The factors that were written down beside a mood, those that stand clear first. */
export function useFactorEffects(days: readonly ScoredDay[]): NamedEffect[] {
  const { own, values } = useFactors();
  const known = [...STARTING, ...OF_THE_DAY, ...BODY, ...own];
  return factorEffects(values, days)
    .flatMap(({ factor: id, estimate }) => {
      const factor = known.find((one) => one.id === id);
      return factor ? [{ factor, estimate }] : [];
    })
    .toSorted((a, b) => clearness(b.estimate) - clearness(a.estimate));
}

export function factorsSentence(effects: readonly NamedEffect[]): string {
  const found = effects.flatMap(({ factor: { inSentence }, estimate }) => {
    const sign = estimate ? signOf(estimate) : 0;
    if (!estimate || sign === 0) return [];
    return [(sign === 1 ? TEXTS.factorsUp : TEXTS.factorsDown)(inSentence, estimate)];
  });
  if (found.length > 0) return found.join(' ');
  return effects.some(({ estimate }) => estimate) ? TEXTS.factorsOpen : TEXTS.factorsNone;
}

export function FactorsSection({ days }: { days: readonly ScoredDay[] }) {
  const effects = useFactorEffects(days);
  const rows = effects.map(({ factor, estimate }) => ({
    key: factor.id,
    label: factor.name,
    estimate,
    clear: estimate !== null && signOf(estimate) !== 0,
  }));
  return (
    <Figure
      title={TEXTS.factorsTitle}
      sentence={factorsSentence(effects)}
      {...(rows.length > 0 && {
        table: {
          caption: TEXTS.factorsTitle,
          columns: [
            TEXTS.factorsName,
            TEXTS.factorsDifference,
            CHART_TEXTS.interval,
            CHART_TEXTS.days,
          ],
          rows: () =>
            rows.map(({ label, estimate }) =>
              estimate
                ? [label, signed(estimate.value), betweenText(estimate), daysText(estimate.n)]
                : [label, CHART_TEXTS.unknown, '', ''],
            ),
        },
      })}
    >
      {rows.length > 0 && (
        <>
          <EstimateRows rows={rows} most={MOST} />
          <p className="text-sm text-ink-soft">{TEXTS.factorsHint}</p>
        </>
      )}
      <ButtonLink to="/wellness-factors" variant="secondary" className="self-start print:hidden">
        {TEXTS.factorsLink}
      </ButtonLink>
    </Figure>
  );
}

/** How far an interval lies from nothing; below zero where it holds it. */
function clearness(estimate: Estimate | null): number {
  return estimate ? Math.max(estimate.low, -estimate.high) : -Infinity;
}
