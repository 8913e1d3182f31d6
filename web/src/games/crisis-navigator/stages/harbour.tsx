import { Button } from '#web/ui/button.tsx';
import { LEVELS } from '../rules.ts';
import { NAVIGATOR_TEXTS } from '../texts.ts';
import type { Turn } from './turn.ts';

/** The end of a crossing, and the way to the plan itself. */
export function Harbour({ state, send }: Turn) {
  const sailed = state.level === LEVELS.build || state.level === LEVELS.review;
  const filled = state.filled.filter(Boolean).length;
  return (
    <>
      <h2 className="font-title text-xl font-semibold">{NAVIGATOR_TEXTS.harbour}</h2>
      {sailed && <p>{NAVIGATOR_TEXTS.harbourPlan(filled)}</p>}
      <p>{NAVIGATOR_TEXTS.harbourOther}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="lg" onClick={() => send({ type: 'moor' })}>
          {NAVIGATOR_TEXTS.moor}
        </Button>
        <a
          href="/safety-plan"
          className="inline-flex min-h-11 items-center px-2 font-semibold text-primary underline underline-offset-4"
        >
          {NAVIGATOR_TEXTS.ownPlan}
        </a>
      </div>
    </>
  );
}
