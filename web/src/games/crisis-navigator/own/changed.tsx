import { cardsOf, useSafetyPlanPort } from '../../kit/safety-plan/safety-plan-port.ts';
import { PARTS } from '../parts.ts';
import type { NavigatorState } from '../rules.ts';
import { DRILLS } from '../stories/drills.content.ts';
import { NAVIGATOR_TEXTS } from '../texts.ts';

/** What the stories changed in the own plan: the words come from the plan as it stands now. */
export function Changed({ changes }: Pick<NavigatorState, 'changes'>) {
  const plan = useSafetyPlanPort();
  if (changes.length === 0 || !plan) return null;
  return (
    <ul className="flex flex-col gap-2">
      {changes.map(({ part, from, line }) => {
        const at = PARTS.indexOf(part);
        const card = cardsOf(plan.parts[at])[line];
        const name = DRILLS.find(({ id }) => id === from)?.name;
        return (
          <li
            key={`${part} ${from}`}
            className="rounded-control border-l-4 border-sol bg-surface-2 px-3 py-2 wrap-anywhere"
          >
            {NAVIGATOR_TEXTS.changed(at + 1, card)}
            {name && (
              <span className="block text-sm text-ink-soft">{NAVIGATOR_TEXTS.cameFrom(name)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
