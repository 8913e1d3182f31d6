import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';
import { isEmptyPlan, type Plan } from '../plan/plan.ts';
import { planText } from '../plan/plan-text.ts';
import { PLAN_TEXTS } from '../texts.ts';
import { PlanPrint, type PrintFormat } from './plan-print.tsx';

const TEXTS = PLAN_TEXTS.take;

/** Ways to take the plan along: print, PDF by the browser's print window, or sharing it. */
export function TakeAlong({ plan }: { plan: Plan }) {
  const [format, setFormat] = useState<PrintFormat>('sheet');

  function print(next: PrintFormat) {
    flushSync(() => setFormat(next));
    window.print();
  }

  return (
    <>
      <section className="print:hidden">
        <h2 className="font-title text-xl font-semibold">{TEXTS.title}</h2>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => print('card')}>
            {TEXTS.card}
          </Button>
          <Button variant="secondary" onClick={() => print('sheet')}>
            {TEXTS.sheet}
          </Button>
          <Button
            variant="secondary"
            disabledReason={isEmptyPlan(plan) ? TEXTS.empty : undefined}
            onClick={() => void share(plan)}
          >
            {TEXTS.share}
          </Button>
        </div>
        <p className="mt-2 max-w-[62ch] text-sm text-ink-soft">
          {TEXTS.howTo} {TEXTS.shareHint}
        </p>
      </section>
      <PlanPrint plan={plan} format={format} />
    </>
  );
}

/** The system's own share sheet; where there is none, the clipboard. */
async function share(plan: Plan): Promise<void> {
  const text = planText(plan);
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: PLAN_TEXTS.title, text });
      return;
    } catch (error) {
      // Closing the sheet is an answer.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: TEXTS.copied, tone: 'ok' });
  } catch {
    toast({ title: TEXTS.notCopied, tone: 'error' });
  }
}
