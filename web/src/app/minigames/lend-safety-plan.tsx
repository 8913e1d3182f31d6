import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { PART_CONTENT } from '#web/features/safety-plan/content.ts';
import { lastLookedAt, PART_IDS, withLine } from '#web/features/safety-plan/plan/plan.ts';
import { markReviewed, writePart } from '#web/features/safety-plan/plan/plan-store.ts';
import { TakeAlong } from '#web/features/safety-plan/print/take-along.tsx';
import { useSafetyPlan } from '#web/features/safety-plan/use-safety-plan.ts';
import {
  SafetyPlanContext,
  type SafetyPlanPort,
} from '#web/games/kit/safety-plan/safety-plan-port.ts';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';

const DAY_MS = 86_400_000;

const ContactPicker = lazy(async () => {
  const { ContactPicker: Picker } = await import(
    '#web/features/support-network/contact-picker.tsx'
  );
  return { default: Picker };
});

function daysSince(at: string | null): number | null {
  return at === null ? null : Math.floor((Date.now() - Date.parse(at)) / DAY_MS);
}

/** Lends the real safety plan of whoever is here to the game inside: what it writes is the plan. */
export function LendSafetyPlan({ children }: { children: ReactNode }) {
  const { userId, owner, plan } = useSafetyPlan();
  const daysSinceLooked = useBrowserValue(() => daysSince(lastLookedAt(plan)), null);
  const port = useMemo((): SafetyPlanPort | null => {
    if (owner === null) return null;
    const write = (id: string, text: string) => {
      const known = PART_IDS.find((one) => one === id);
      if (known) writePart(owner, known, text);
    };
    return {
      parts: PART_IDS.map((id) => {
        const { text } = plan.parts[id];
        const pick = (line: string) => write(id, withLine(text, line));
        const more = id === 'people' && userId && (
          <Suspense fallback={null}>
            <ContactPicker userId={userId} onPick={pick} />
          </Suspense>
        );
        return { id, ...PART_CONTENT[id], text, ...(more && { more }) };
      }),
      write,
      markReviewed: () => markReviewed(owner),
      daysSinceLooked,
      takeAlong: <TakeAlong plan={plan} />,
    };
  }, [owner, userId, plan, daysSinceLooked]);
  return <SafetyPlanContext value={port}>{children}</SafetyPlanContext>;
}
