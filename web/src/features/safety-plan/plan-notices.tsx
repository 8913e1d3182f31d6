import { useState, useSyncExternalStore } from 'react';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { isEmptyPlan, lastLookedAt, type Plan } from './plan/plan.ts';
import {
  adoptVisitorPlan,
  hasVisitorPlan,
  isShownSignedOut,
  markReviewed,
  safetyPlan,
  showSignedOut,
} from './plan/plan-store.ts';
import { PLAN_TEXTS } from './texts.ts';

const FRESH_DAYS = 30;
const DAY_MS = 86_400_000;

/** A plan that nobody has looked at for a month may name people who moved away. */
export function FreshnessNotice(props: { plan: Plan; owner: string; onReview: () => void }) {
  const { plan, owner, onReview } = props;
  const days = useBrowserValue(() => daysSince(lastLookedAt(plan)), 0);
  if (days < FRESH_DAYS || isEmptyPlan(plan)) return null;
  return (
    <Notice tone="info">
      <p>{PLAN_TEXTS.fresh.body(days)}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          onClick={() => {
            markReviewed(owner);
            toast({ title: PLAN_TEXTS.fresh.thanks, tone: 'ok' });
          }}
        >
          {PLAN_TEXTS.fresh.yes}
        </Button>
        <Button variant="quiet" onClick={onReview}>
          {PLAN_TEXTS.fresh.review}
        </Button>
      </div>
    </Notice>
  );
}

function daysSince(at: string | null): number {
  return at === null ? 0 : Math.floor((Date.now() - Date.parse(at)) / DAY_MS);
}

/**
 * A plan written before there was an account, on a device that may be shared: adopting it is asked,
 * never assumed.
 */
export function AdoptNotice({ userId }: { userId: string }) {
  const [left, setLeft] = useState(false);
  const found = useSyncExternalStore(safetyPlan.subscribe, hasVisitorPlan, () => false);
  if (!found || left) return null;
  return (
    <Notice tone="info">
      <p>{PLAN_TEXTS.adopt.body}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => adoptVisitorPlan(userId)}>
          {PLAN_TEXTS.adopt.yes}
        </Button>
        <Button variant="quiet" onClick={() => setLeft(true)}>
          {PLAN_TEXTS.adopt.no}
        </Button>
      </div>
    </Notice>
  );
}

/** A crisis may come after a session ended; the person decides whether the plan then opens here. */
export function ShownChoice({ userId }: { userId: string }) {
  const shown = useSyncExternalStore(
    safetyPlan.subscribe,
    () => isShownSignedOut(userId),
    () => false,
  );
  return (
    <Checkbox
      label={PLAN_TEXTS.shown.label}
      hint={PLAN_TEXTS.shown.hint}
      checked={shown}
      onChange={(event) => showSignedOut(userId, event.currentTarget.checked)}
    />
  );
}
