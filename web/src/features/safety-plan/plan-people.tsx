import { linesOf } from './plan/plan.ts';
import { PlanLine } from './read/plan-line.tsx';
import { PLAN_TEXTS } from './texts.ts';
import { useKeptPlan } from './use-safety-plan.ts';

/** Whom the own plan names for asking: they come before any line. Nothing where it names nobody. */
export function PlanPeople() {
  const lines = linesOf(useKeptPlan().kept.doc.parts.people.text);
  if (lines.length === 0) return null;
  return (
    <section className="mt-3">
      <h2 className="font-semibold">{PLAN_TEXTS.people}</h2>
      <ul className="mt-2 flex flex-col gap-2 text-[1.125rem]">
        {lines.map((line) => (
          <PlanLine key={line} line={line} />
        ))}
      </ul>
    </section>
  );
}
