import { offlineDocument } from '#web/data/outbox/document/offline-document.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { readItem, removeItem, writeItem } from '#web/lib/safe-storage.ts';
import { PLAN_KEPT_TEXTS } from './kept-here.texts.ts';
import { addLines, mergePlans } from './merge-plan.ts';
import {
  EMPTY_PLAN,
  eachPart,
  isEmptyPlan,
  isMoment,
  type Part,
  type PartId,
  type Plan,
  readParts,
} from './plan.ts';

/** Whose plan opens here while nobody is signed in. Only its person says so. */
const SHOWN_KEY = 'remanso.safety-plan-shown';
/** Owner of what is written here without an account. */
export const VISITOR = 'visitor';

/** The plans of this device, one an owner; what lies on devices since before has these names. */
export const safetyPlan = offlineDocument<Plan, PartId>({
  kind: 'safety-plan',
  empty: EMPTY_PLAN,
  schema: readPlan,
  versions: ({ parts }) => eachPart((id) => parts[id].at),
  merge: mergePlans,
  remote: async (owner) => (await import('../api/remote-plan.ts')).remotePlan(owner),
  inWords: () => PLAN_KEPT_TEXTS.plan,
});

function readPlan(value: unknown): Plan {
  const { parts, reviewedAt } = isRecord(value) ? value : {};
  return {
    parts: readParts(parts),
    reviewedAt: typeof reviewedAt === 'string' && isMoment(reviewedAt) ? reviewedAt : null,
  };
}

/** @param userId who is signed in, or null */
export function planOwner(userId: string | null): string {
  return userId ?? readItem(SHOWN_KEY) ?? VISITOR;
}

/** Each part that `edit` makes anew gets its time here; whether the account has it is told by that. */
function change(owner: string, edit: (plan: Plan) => Plan, now = new Date()): void {
  safetyPlan.change(owner, (plan) => {
    const edited = edit(plan);
    const parts = eachPart((id) => {
      const part = edited.parts[id];
      return part === plan.parts[id] ? part : { ...part, at: timeAfter(plan.parts[id].at, now) };
    });
    return { ...edited, parts };
  });
}

/** The clock of a device may stand still or be put back. */
function timeAfter(before: string, now: Date): string {
  const last = Date.parse(before);
  return (last >= now.getTime() ? new Date(last + 1) : now).toISOString();
}

function changePart(owner: string, id: PartId, edit: Partial<Part>, now: Date): void {
  change(
    owner,
    (plan) => ({ ...plan, parts: { ...plan.parts, [id]: { ...plan.parts[id], ...edit } } }),
    now,
  );
}

export function writePart(owner: string, id: PartId, text: string, now = new Date()): void {
  changePart(owner, id, { text }, now);
}

/** Lets go of the words that another device's newer ones replaced. */
export function dropEarlier(owner: string, id: PartId, now = new Date()): void {
  changePart(owner, id, { earlier: null }, now);
}

export function markReviewed(owner: string, now = new Date()): void {
  change(owner, (plan) => ({ ...plan, reviewedAt: now.toISOString() }));
}

/** Empties every part. The emptiness travels like any other edit, so no device brings it back. */
export function emptyPlan(owner: string, now = new Date()): void {
  const parts = eachPart(() => ({ text: '', at: '', earlier: null }));
  change(owner, () => ({ parts, reviewedAt: null }), now);
}

/** Puts an emptied plan back as it was; it is news to the other devices once more. */
export function restorePlan(owner: string, { parts, reviewedAt }: Plan, now = new Date()): void {
  change(owner, () => ({ parts: eachPart((id) => ({ ...parts[id] })), reviewedAt }), now);
}

/** Whether somebody wrote a plan here without an account. */
export function hasVisitorPlan(): boolean {
  return !isEmptyPlan(safetyPlan.kept(VISITOR).doc);
}

/** The plan that was written without an account joins the one of this person and stays in sight. */
export function adoptVisitorPlan(userId: string, now = new Date()): void {
  const visitor = safetyPlan.kept(VISITOR).doc;
  change(userId, (plan) => addLines(plan, visitor, now.toISOString()), now);
  safetyPlan.forget(VISITOR);
  showSignedOut(userId, true);
}

export function isShownSignedOut(userId: string): boolean {
  return readItem(SHOWN_KEY) === userId;
}

export function showSignedOut(userId: string, shown: boolean): void {
  if (shown) writeItem(SHOWN_KEY, userId);
  else removeItem(SHOWN_KEY);
  safetyPlan.notify();
}

/**
 * For somebody who left on purpose: what the account has too goes from this device, unless its
 * person wants it to open here. What was not sent yet stays under their own key.
 */
export function forgetPlanOf(userId: string): void {
  if (!isShownSignedOut(userId) && !safetyPlan.isUnsent(userId)) safetyPlan.forget(userId);
}
