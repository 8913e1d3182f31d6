import { whoFiveScore } from '#domain/mood/well-being/who-five.ts';
import type { Listed } from '#web/data/outbox/with-waiting.ts';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { dateText } from '../analytics/texts.ts';
import type { WellBeingCheck } from './check.ts';
import { ScoreBar } from './score-bar.tsx';
import { WELL_BEING_TEXTS as TEXTS } from './texts.ts';

interface PastChecksProps {
  checks: readonly Listed<WellBeingCheck>[];
  onRemove: (check: WellBeingCheck) => void;
}

/** Each time as a level, newest first: the trend, read from below. */
export function PastChecks({ checks, onRemove }: PastChecksProps) {
  return (
    <Card as="section" aria-label={TEXTS.past}>
      <h2 className="font-title text-xl font-semibold">{TEXTS.past}</h2>
      <ul className="mt-2 divide-y divide-line">
        {checks.map((check) => {
          const date = dateText(new Date(check.takenAt));
          const score = whoFiveScore(check.answers) ?? 0;
          return (
            <li key={check.id} className="flex items-center gap-3 py-2">
              <div className="min-w-0 flex-1">
                <p>{TEXTS.pastItem(date, score)}</p>
                <ScoreBar score={score} />
                {check.delivery !== 'sent' && (
                  <p className="text-sm text-ink-soft">
                    {check.refusedId ? TEXTS.refused : TEXTS.waiting}
                  </p>
                )}
              </div>
              <button
                type="button"
                aria-label={TEXTS.remove(date)}
                onClick={() => onRemove(check)}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-primary hover:bg-primary-soft"
              >
                <Icon name="trash" className="size-5" />
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
