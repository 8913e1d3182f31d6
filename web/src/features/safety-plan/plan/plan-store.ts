import { isRecord } from '#web/lib/is-record.ts';
import { readItem, removeItem, writeItem } from '#web/lib/safe-storage.ts';
import { addLines, type Base, mergePlans } from './merge-plan.ts';
import {
  EMPTY_PLAN,
  eachPart,
  isEmptyPlan,
  isMoment,
  type Part,
  PART_IDS,
  type PartId,
  type Plan,
  readParts,
} from './plan.ts';

/**
 * The plans of this device, one an owner, written at every keystroke. A plan is there before any
 * network and any account, and stays when a session ends.
 */
const PREFIX = 'remanso.safety-plan.';
/** Whose plan opens here while nobody is signed in. Only its person says so. */
const SHOWN_KEY = 'remanso.safety-plan-shown';
const VISITOR = 'visitor';

export interface KeptPlan {
  plan: Plan;
  base: Base;
}

const NOTHING: KeptPlan = { plan: EMPTY_PLAN, base: eachPart(() => '') };

const listeners = new Set<() => void>();
const parsed = new Map<string, { text: string | null; kept: KeptPlan }>();

/** @param userId who is signed in, or null */
export function planOwner(userId: string | null): string {
  return userId ?? readItem(SHOWN_KEY) ?? VISITOR;
}

/** The same object until something changes. */
export function keptPlan(owner: string): KeptPlan {
  const text = readItem(PREFIX + owner);
  const known = parsed.get(owner);
  if (known?.text === text) return known.kept;
  const kept = text === null ? NOTHING : parse(text);
  parsed.set(owner, { text, kept });
  return kept;
}

function parse(text: string): KeptPlan {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return NOTHING;
    const { reviewedAt, base } = value;
    return {
      plan: {
        parts: readParts(value['parts']),
        reviewedAt: typeof reviewedAt === 'string' && isMoment(reviewedAt) ? reviewedAt : null,
      },
      base: eachPart((id) => {
        const at = isRecord(base) ? base[id] : '';
        return typeof at === 'string' ? at : '';
      }),
    };
  } catch {
    return NOTHING;
  }
}

function write(owner: string, { plan, base }: KeptPlan): void {
  const text = JSON.stringify({ ...plan, base });
  if (text === readItem(PREFIX + owner)) return;
  writeItem(PREFIX + owner, text);
  notify();
}

/**
 * Always over what is kept now: another tab may have written another part. Each part that `edit`
 * makes anew gets its time here; whether the account has it is told by that.
 */
function change(owner: string, edit: (plan: Plan) => Plan, now = new Date()): void {
  const { plan, base } = keptPlan(owner);
  const edited = edit(plan);
  const parts = eachPart((id) => {
    const part = edited.parts[id];
    return part === plan.parts[id] ? part : { ...part, at: timeAfter(plan.parts[id].at, now) };
  });
  write(owner, { plan: { ...edited, parts }, base });
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

/** What the account said goes under what was written here meanwhile. */
export function acceptPlan(owner: string, sent: Base, agreed: Plan): void {
  const { plan } = keptPlan(owner);
  write(owner, {
    plan: mergePlans(plan, sent, agreed),
    base: eachPart((id) => agreed.parts[id].at),
  });
}

/** Whether somebody wrote a plan here without an account. */
export function hasVisitorPlan(): boolean {
  return !isEmptyPlan(keptPlan(VISITOR).plan);
}

/** The plan that was written without an account joins the one of this person and stays in sight. */
export function adoptVisitorPlan(userId: string, now = new Date()): void {
  const visitor = keptPlan(VISITOR).plan;
  change(userId, (plan) => addLines(plan, visitor, now.toISOString()), now);
  removeItem(PREFIX + VISITOR);
  showSignedOut(userId, true);
}

export function isShownSignedOut(userId: string): boolean {
  return readItem(SHOWN_KEY) === userId;
}

export function showSignedOut(userId: string, shown: boolean): void {
  if (shown) writeItem(SHOWN_KEY, userId);
  else removeItem(SHOWN_KEY);
  notify();
}

/** Whether something was written here that the account does not have. */
export function hasUnsentPlan(userId: string): boolean {
  const { plan, base } = keptPlan(userId);
  return PART_IDS.some((id) => plan.parts[id].at !== base[id]);
}

/**
 * For somebody who left on purpose: what the account has too goes from this device, unless its
 * person wants it to open here. What was not sent yet stays under their own key.
 */
export function forgetPlanOf(userId: string): void {
  if (isShownSignedOut(userId) || hasUnsentPlan(userId)) return;
  removeItem(PREFIX + userId);
  notify();
}

/** Calls back when a plan changed, here or in another tab. Returns a function that unsubscribes. */
export function onPlanChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith('remanso.safety-plan')) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
