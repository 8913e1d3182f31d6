import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { toast } from '#web/ui/toast.tsx';
import { PartEditor } from './edit/part-editor.tsx';
import { isEmptyPlan, PART_IDS, type PartId, type Plan, withLine } from './plan/plan.ts';
import { dropEarlier, emptyPlan, restorePlan, VISITOR, writePart } from './plan/plan-store.ts';
import { AdoptNotice, FreshnessNotice } from './plan-notices.tsx';
import { TakeAlong } from './print/take-along.tsx';
import { PlanReader } from './read/plan-reader.tsx';
import { PLAN_TEXTS } from './texts.ts';
import { useSafetyPlan } from './use-safety-plan.ts';
import { PlanStatus, WherePlanIs } from './where-plan-is.tsx';

type Mode = 'read' | 'write';

interface SafetyPlanPageProps {
  /** Lets a person who is signed in take people out of the own network. */
  contactsFor?: (userId: string, onPick: (line: string) => void) => ReactNode;
  exit?: ReactNode;
}

/** The safety plan, for reading and editing. Stored on the device first. */
export function SafetyPlanPage({ contactsFor, exit }: SafetyPlanPageProps) {
  const { userId, owner, plan, status } = useSafetyPlan();
  const [chosen, setChosen] = useState<Mode | null>(null);
  const mode = chosen ?? (isEmptyPlan(plan) ? 'write' : 'read');

  function write(id: PartId, text: string) {
    // The first letter turns the empty state into a plan; the field must keep focus.
    setChosen('write');
    if (owner !== null) writePart(owner, id, text);
  }

  function writeFrom(id: PartId) {
    setChosen('write');
    requestAnimationFrame(() => {
      document.querySelector<HTMLElement>(`#parte-${id} textarea`)?.focus();
    });
  }

  return (
    <>
      <div className="print:hidden">
        {exit && <div className="mb-3">{exit}</div>}
        <PageHeader title={PLAN_TEXTS.title} lead={PLAN_TEXTS.lead} />
        <p className="mb-5 hidden font-semibold noscript:block">{PLAN_TEXTS.noScript}</p>
        <div className="mb-5 flex flex-col gap-3 empty:hidden">
          <WherePlanIs
            userId={userId}
            owner={owner}
            empty={isEmptyPlan(plan)}
            isVisitors={owner === VISITOR}
          />
          {userId && <AdoptNotice userId={userId} />}
          {owner && (
            <FreshnessNotice plan={plan} owner={owner} onReview={() => setChosen('write')} />
          )}
        </div>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <ModeChoice mode={mode} onChoose={setChosen} />
          <PlanStatus status={status} empty={isEmptyPlan(plan)} />
        </div>
        {mode === 'read' ? (
          <PlanReader plan={plan} onWrite={writeFrom} />
        ) : (
          <div className="flex flex-col gap-8">
            {PART_IDS.map((id, at) => (
              <PartEditor
                key={id}
                id={id}
                number={at + 1}
                part={plan.parts[id]}
                onWrite={(text) => write(id, text)}
                onDropEarlier={() => owner !== null && dropEarlier(owner, id)}
              >
                {id === 'people' &&
                  userId &&
                  contactsFor?.(userId, (line) => write(id, withLine(plan.parts[id].text, line)))}
              </PartEditor>
            ))}
          </div>
        )}
        <p className="mt-6">
          <Link
            to="/crisis-moment"
            className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
          >
            {PLAN_TEXTS.moment}
          </Link>
        </p>
        <hr className="my-8 border-line" />
      </div>
      <TakeAlong plan={plan} />
      <div className="mt-6 flex flex-col gap-4 print:hidden">
        {owner && !isEmptyPlan(plan) && <Clear owner={owner} plan={plan} />}
        <p className="max-w-[62ch] text-sm text-ink-soft">{PLAN_TEXTS.credit}</p>
      </div>
    </>
  );
}

function ModeChoice({ mode, onChoose }: { mode: Mode; onChoose: (mode: Mode) => void }) {
  return (
    <fieldset className="flex rounded-control border border-ink-soft p-1 tight:flex-col">
      <legend className="sr-only">{PLAN_TEXTS.modes.label}</legend>
      {(['read', 'write'] as const).map((option) => (
        <label
          key={option}
          className="relative inline-flex min-h-11 min-w-24 items-center justify-center rounded-[0.375rem] px-4 has-checked:bg-primary has-checked:font-semibold has-checked:text-primary-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
        >
          <input
            type="radio"
            name="modo"
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            checked={mode === option}
            onChange={() => onChoose(option)}
          />
          {PLAN_TEXTS.modes[option]}
        </label>
      ))}
    </fieldset>
  );
}

function Clear({ owner, plan }: { owner: string; plan: Plan }) {
  const [asked, setAsked] = useState(false);

  function clear() {
    setAsked(false);
    emptyPlan(owner);
    toast({
      title: PLAN_TEXTS.clear.done,
      action: { label: PLAN_TEXTS.clear.undo, onPress: () => restorePlan(owner, plan) },
    });
  }

  return (
    <div>
      <Button variant="quiet" className="-ml-4 text-help!" onClick={() => setAsked(true)}>
        {PLAN_TEXTS.clear.action}
      </Button>
      <ConfirmDialog
        open={asked}
        tone="danger"
        title={PLAN_TEXTS.clear.title}
        description={PLAN_TEXTS.clear.body}
        confirmLabel={PLAN_TEXTS.clear.confirm}
        cancelLabel={PLAN_TEXTS.clear.cancel}
        onConfirm={clear}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
}
