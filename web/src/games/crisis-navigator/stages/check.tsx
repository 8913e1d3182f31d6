import { Button } from '#web/ui/button.tsx';
import { LEVELS } from '../parts.ts';
import { isSwell } from '../rules.ts';
import { NAVIGATOR_TEXTS } from '../texts.ts';
import type { Turn } from './turn.ts';

const VALUES = Array.from({ length: 11 }, (_, value) => value);

/** How rough the water is, before anything else. */
export function Check({ state, send }: Turn) {
  return (
    <>
      <header>
        <h2 className="font-title text-xl font-semibold">{NAVIGATOR_TEXTS.check}</h2>
        <p className="text-ink-soft">{NAVIGATOR_TEXTS.checkLead}</p>
        {state.carried !== null && state.carried === state.distress && (
          <p className="mt-2">{NAVIGATOR_TEXTS.checkedBefore(state.carried)}</p>
        )}
      </header>
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{NAVIGATOR_TEXTS.check}</legend>
        {VALUES.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === state.distress}
            aria-label={NAVIGATOR_TEXTS.checkName(value)}
            onClick={() => send({ type: 'rate', value })}
            className="size-11 rounded-control border border-ink-soft bg-surface hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold"
          >
            {value}
          </button>
        ))}
      </fieldset>
      <div aria-live="polite" className="empty:hidden">
        {isSwell(state) && <Swell state={state} />}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="lg"
          disabledReason={state.distress === null ? NAVIGATOR_TEXTS.setOutWhy : undefined}
          onClick={() => send({ type: 'set-out' })}
        >
          {NAVIGATOR_TEXTS.setOut}
        </Button>
        {state.distress === null && !state.wasHigh && (
          <Button variant="quiet" onClick={() => send({ type: 'skip' })}>
            {NAVIGATOR_TEXTS.skip}
          </Button>
        )}
      </div>
    </>
  );
}

/** Rough water: what is ahead in a word, and a door that leads to the own plan instead. */
function Swell({ state: { distress, wasHigh, level } }: Pick<Turn, 'state'>) {
  const tells = level === LEVELS.rehearse || level === LEVELS.find;
  const how = wasHigh ? NAVIGATOR_TEXTS.swellAfterHigh : NAVIGATOR_TEXTS.swell(distress ?? 0);
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-4">
      <p>
        {how} {tells && NAVIGATOR_TEXTS.swellStories} {NAVIGATOR_TEXTS.swellDoor}
      </p>
      <a
        href="/safety-plan"
        className="inline-flex min-h-11 items-center justify-center rounded-control border border-ink-soft bg-surface px-4 font-semibold"
      >
        {NAVIGATOR_TEXTS.onlyPlan}
      </a>
    </div>
  );
}

/** The way out of the game, and no way on. Plain links: they work whatever happens to the page. */
export function HighWater({ send }: Turn) {
  return (
    <>
      <h2 className="font-title text-xl font-semibold">{NAVIGATOR_TEXTS.high}</h2>
      <p>{NAVIGATOR_TEXTS.highBody}</p>
      <a
        href="/crisis"
        className="inline-flex min-h-13 items-center justify-center rounded-control bg-help px-6 text-lg font-semibold text-help-ink"
      >
        {NAVIGATOR_TEXTS.crisis}
      </a>
      <a
        href="/safety-plan"
        className="inline-flex min-h-11 items-center justify-center rounded-control border border-ink-soft bg-surface px-4 font-semibold"
      >
        {NAVIGATOR_TEXTS.ownPlan}
      </a>
      <div className="text-center">
        <Button variant="quiet" onClick={() => send({ type: 'rate', value: null })}>
          {NAVIGATOR_TEXTS.correct}
        </Button>
      </div>
    </>
  );
}
