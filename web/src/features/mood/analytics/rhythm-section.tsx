import type { ReactNode } from 'react';
import { EstimateRows } from '../charts/estimate-rows.tsx';
import { Figure } from '../charts/figure.tsx';
import { betweenText, CHART_TEXTS, signed } from '../charts/texts.ts';
import type { Rhythm } from './read/rhythms.ts';
import { ANALYTICS_TEXTS as TEXTS } from './texts.ts';

interface RhythmSectionProps {
  of: keyof typeof TEXTS.rhythmTitle;
  rhythm: Rhythm;
  names: readonly string[];
  /** Said before what was found, such as what somebody guessed. */
  first?: ReactNode;
}

/** How parts of the day, the week or the year differ, and whether they do. */
export function RhythmSection({ of, rhythm, names, first }: RhythmSectionProps) {
  const { beats, highest, lowest } = rhythm;
  const found = [
    highest !== null && TEXTS.rhythmHigh(names[highest] ?? ''),
    lowest !== null && TEXTS.rhythmLow(names[lowest] ?? ''),
  ].filter(Boolean);
  const rows = beats.map(({ key, estimate }) => ({
    key,
    label: names[key] ?? '',
    estimate,
    clear: key === highest || key === lowest,
  }));
  return (
    <Figure
      title={TEXTS.rhythmTitle[of]}
      sentence={
        <>
          {first} {found.join(' ') || TEXTS.rhythmNone}
        </>
      }
      table={{
        caption: TEXTS.rhythmTitle[of],
        columns: [
          TEXTS.rhythmNames[of],
          CHART_TEXTS.mean,
          CHART_TEXTS.interval,
          of === 'hour' ? CHART_TEXTS.times : CHART_TEXTS.days,
        ],
        rows: () =>
          rows.map(({ label, estimate }) =>
            estimate
              ? [label, signed(estimate.value), betweenText(estimate), String(estimate.n)]
              : [label, CHART_TEXTS.unknown, '', ''],
          ),
      }}
    >
      <EstimateRows rows={rows} most={5} />
      <p className="text-sm text-ink-soft">{TEXTS.rhythmHint}</p>
    </Figure>
  );
}
