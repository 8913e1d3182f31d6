import { Link } from 'react-router';
import type { DocumentStatus } from '#web/data/outbox/document/use-offline-document.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { ShownChoice } from './plan-notices.tsx';
import { PLAN_TEXTS } from './texts.ts';

const { where } = PLAN_TEXTS;

interface WherePlanIsProps {
  userId: string | null;
  /** Whose plan this device shows; null until the browser has taken over. */
  owner: string | null;
  empty: boolean;
  isVisitors: boolean;
}

/**
 * Before the plan itself: where it lies, and who may open it. An empty form alone would look like a
 * plan that was lost.
 */
export function WherePlanIs({ userId, owner, empty, isVisitors }: WherePlanIsProps) {
  if (owner === null) return null;
  if (userId !== null) {
    return (
      <div className="rounded-card bg-surface-2 px-4 py-2">
        <ShownChoice userId={userId} />
      </div>
    );
  }
  return (
    <section className="flex gap-3 rounded-card bg-surface-2 px-4 py-3.5">
      <Icon name="lock" className="mt-0.5 size-6 shrink-0 text-primary" />
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold">
          {empty ? where.emptyTitle : isVisitors ? where.hereTitle : where.accountTitle}
        </h2>
        <p className="mt-0.5">{isVisitors ? where.here : where.ofAccount}</p>
        {isVisitors && (
          <p className="mt-1">
            {where.account}{' '}
            <Link
              to="/signin?from=%2Fsafety-plan"
              className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
            >
              {where.signIn}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

/** What became of what was written; of an empty plan, whether there is one elsewhere. */
export function PlanStatus({ status, empty }: { status: DocumentStatus; empty: boolean }) {
  const words = empty ? PLAN_TEXTS.statusEmpty : PLAN_TEXTS.status;
  return <output className="text-sm text-ink-soft">{words[status]}</output>;
}
