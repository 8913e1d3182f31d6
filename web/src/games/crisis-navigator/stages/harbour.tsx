import { Button } from '#web/ui/button.tsx';
import { cardsOf } from '../../kit/safety-plan/safety-plan-port.ts';
import { Changed } from '../own/changed.tsx';
import { OwnCards } from '../own/own-cards.tsx';
import { LEVELS, PARTS } from '../parts.ts';
import { isSwell } from '../rules.ts';
import { NAVIGATOR_TEXTS } from '../texts.ts';
import type { Turn } from './turn.ts';

/** The end of a crossing, and the way to the plan itself. */
export function Harbour(turn: Turn) {
  const { state, send } = turn;
  const sailed = state.level === LEVELS.build || state.level === LEVELS.review;
  const filled = state.filled.filter(Boolean).length;
  return (
    <>
      <h2 className="font-title text-xl font-semibold">{NAVIGATOR_TEXTS.harbour}</h2>
      {sailed && <p>{NAVIGATOR_TEXTS.harbourPlan(filled)}</p>}
      <Changed changes={state.changes} />
      <p>{NAVIGATOR_TEXTS.harbourOther}</p>
      {isSwell(state) && <StillRough {...turn} />}
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

/** Who set out on rough water is led to people once more before mooring. */
function StillRough({ state, plan }: Turn) {
  const { distress, wasHigh } = state;
  const cards = cardsOf(plan?.parts[PARTS.indexOf('people')]);
  return (
    <section className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <p>
        {wasHigh ? NAVIGATOR_TEXTS.setOutAfterHigh : NAVIGATOR_TEXTS.setOutWith(distress ?? 0)}{' '}
        {NAVIGATOR_TEXTS.ifStill}
      </p>
      {cards.length > 0 && (
        <>
          <p className="text-sm text-ink-soft">{NAVIGATOR_TEXTS.minePeople}</p>
          <OwnCards cards={cards} />
        </>
      )}
      <a
        href="/crisis"
        className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
      >
        {NAVIGATOR_TEXTS.crisis}
      </a>
    </section>
  );
}
