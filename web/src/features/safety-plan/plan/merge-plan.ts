import { eachPart, linesOf, type Part, type PartId, type Plan, withLine } from './plan.ts';

/** When each part was written, as device and account last agreed. */
export type Base = Readonly<Record<PartId, string>>;

/**
 * One plan out of the device's and the account's. Part by part the newest words win; where both
 * wrote since they last agreed, the older words stay beside them as `earlier`.
 */
export function mergePlans(mine: Plan, base: Base, theirs: Plan): Plan {
  return {
    parts: eachPart((id) => mergePart(mine.parts[id], base[id], theirs.parts[id])),
    reviewedAt: newest(mine.reviewedAt, theirs.reviewedAt),
  };
}

function mergePart(mine: Part, base: string, theirs: Part): Part {
  // The same words; one side may already know of others that they replaced.
  if (mine.at === theirs.at)
    return (mine.earlier?.at ?? '') > (theirs.earlier?.at ?? '') ? mine : theirs;
  if (theirs.at === base) return mine;
  if (mine.at === base) return theirs;
  const [newer, older] = mine.at > theirs.at ? [mine, theirs] : [theirs, mine];
  return { ...newer, earlier: saysMore(older, newer) ? onlyVersion(older) : newer.earlier };
}

function saysMore(older: Part, newer: Part): boolean {
  const said = new Set(linesOf(newer.text));
  return linesOf(older.text).some((line) => !said.has(line));
}

function onlyVersion({ text, at }: Part) {
  return { text, at };
}

function newest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

/** A plan with every line of another one that it does not have yet: nothing is replaced. */
export function addLines(plan: Plan, other: Plan, now: string): Plan {
  const parts = eachPart((id) => {
    const part = plan.parts[id];
    let text = part.text;
    for (const line of linesOf(other.parts[id].text)) text = withLine(text, line);
    return text === part.text ? part : { ...part, text, at: now };
  });
  return { ...plan, parts };
}
