import { Button } from '#web/ui/button.tsx';
import { PART_CONTENT } from '../content.ts';
import { linesOf, PART_IDS, type PartId, type Plan } from '../plan/plan.ts';
import { PLAN_TEXTS } from '../texts.ts';
import { CountryLine } from './country-line.tsx';
import { PlanLine } from './plan-line.tsx';

/** The plan for reading in a crisis: large text, numbers one tap away, nothing to fill in. */
export function PlanReader({ plan, onWrite }: { plan: Plan; onWrite: (id: PartId) => void }) {
  return (
    <ol className="flex flex-col gap-4">
      {PART_IDS.map((id, at) => {
        const lines = linesOf(plan.parts[id].text);
        return (
          <li key={id} className="rounded-card border border-line bg-surface p-5">
            <h2 className="font-title text-xl font-semibold">
              {PLAN_TEXTS.partTitle(at + 1, PART_CONTENT[id].title)}
            </h2>
            {lines.length > 0 && (
              <ul className="mt-3 flex flex-col gap-2 text-[1.125rem]">
                {lines.map((line) => (
                  <PlanLine key={line} line={line} />
                ))}
              </ul>
            )}
            {lines.length === 0 && (
              <p className="mt-1 flex flex-wrap items-center gap-x-3 text-ink-soft">
                {PLAN_TEXTS.nothingYet}
                <Button
                  variant="quiet"
                  className="-mx-2 px-2!"
                  aria-label={`${PLAN_TEXTS.fill}: ${PART_CONTENT[id].title}`}
                  onClick={() => onWrite(id)}
                >
                  {PLAN_TEXTS.fill}
                </Button>
              </p>
            )}
            {id === 'professionals' && <CountryLine />}
          </li>
        );
      })}
    </ol>
  );
}
