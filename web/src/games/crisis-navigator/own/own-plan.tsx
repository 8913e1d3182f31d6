import { cardsOf, useSafetyPlanPort } from '../../kit/safety-plan/safety-plan-port.ts';
import { PARTS } from '../parts.ts';
import type { NavigatorState } from '../rules.ts';
import { BUOY_TEXTS, NAVIGATOR_TEXTS } from '../texts.ts';
import { Changed } from './changed.tsx';

/** The plan as it stands when all is over, and the way to it. */
export function OwnPlan({ state }: { state: NavigatorState }) {
  const plan = useSafetyPlanPort();
  return (
    <section className="flex w-full flex-col gap-3 rounded-card border border-line bg-surface p-5 text-left">
      <Changed changes={state.changes} />
      <h2 className="font-semibold">{NAVIGATOR_TEXTS.planNow}</h2>
      {plan && (
        <ol className="flex flex-col gap-2">
          {PARTS.map((part, index) => (
            <li key={part} className="flex gap-2">
              <span className="shrink-0 text-ink-soft tabular-nums">{index + 1}.</span>
              <span className="min-w-0 wrap-anywhere">
                <span className="block text-sm text-ink-soft">{BUOY_TEXTS[part].name}</span>
                {cardsOf(plan.parts[index]).join(' · ') || NAVIGATOR_TEXTS.nothingHere}
              </span>
            </li>
          ))}
        </ol>
      )}
      <a
        href="/safety-plan"
        className="inline-flex min-h-11 items-center justify-center rounded-control border border-ink-soft bg-surface px-4 font-semibold hover:bg-primary-soft"
      >
        {NAVIGATOR_TEXTS.ownPlan}
      </a>
    </section>
  );
}
