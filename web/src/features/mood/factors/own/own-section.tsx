import { useState } from 'react';
import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { AddFactor } from './add-factor.tsx';
import { FactorRow } from '../factor-row.tsx';
import { ownFactors } from '../own-factors.ts';
import { FACTORS_TEXTS as TEXTS } from '../texts.ts';
import type { Factor, useFactors } from '../use-factors.ts';

interface OwnSectionProps {
  factors: ReturnType<typeof useFactors>;
  day: string;
}

/** What somebody added: written down like the others, and taken away with its days. */
export function OwnSection({ factors, day }: OwnSectionProps) {
  const { change } = useChanges(ownFactors);
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Factor | null>(null);
  return (
    <Card as="section" aria-label={TEXTS.ownTitle}>
      <h2 className="font-title text-xl font-semibold">{TEXTS.ownTitle}</h2>
      <p className="text-ink-soft">{TEXTS.ownLead}</p>
      <ul className="mt-2 divide-y divide-line">
        {factors.own.map((factor) => (
          <li key={factor.id}>
            <FactorRow
              factor={factor}
              value={factors.valueOf(factor.id, day)}
              onSet={(value) => factors.set(factor.id, day, value)}
            />
            <button
              type="button"
              aria-label={TEXTS.removeOf(factor.name)}
              onClick={() => setLeaving(factor)}
              className="-mt-1 mb-1 min-h-11 text-sm text-ink-soft underline decoration-line underline-offset-4"
            >
              {TEXTS.remove}
            </button>
          </li>
        ))}
      </ul>
      {adding ? (
        <div className="mt-4">
          <AddFactor onClose={() => setAdding(false)} />
        </div>
      ) : (
        <Button variant="secondary" className="mt-4" onClick={() => setAdding(true)}>
          {TEXTS.add}
        </Button>
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={TEXTS.removeTitle(leaving?.name ?? '')}
        description={TEXTS.removeLead}
        confirmLabel={TEXTS.remove}
        cancelLabel={TEXTS.keep}
        tone="danger"
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) change({ type: 'delete', id: leaving.id });
          setLeaving(null);
        }}
      />
    </Card>
  );
}
