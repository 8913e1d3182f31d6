/**
 * Boxes of cards after Sebastian Leitner: what was remembered goes one box on and comes back later,
 * what was not comes back tomorrow. Plain JSON; days are counted, so the hour does not matter.
 */
export interface Kept {
  /** 1 to the last box. */
  box: number;
  /** The number of the day when it was last asked. */
  day: number;
}

export type Boxes = Readonly<Record<string, Kept>>;

/** Days until the cards of a box come back: docs/design/games.md §5. */
export const WAITS = [1, 3, 7, 14] as const;

const waitOf = ({ box }: Kept): number => WAITS[box - 1] ?? WAITS[0];

/** In how many days it comes back; 0 or less is due. */
export const daysLeft = (kept: Kept, today: number): number => kept.day + waitOf(kept) - today;

/** Ids that are due, longest waiting first. */
export function dueOf(boxes: Boxes, today: number): string[] {
  return Object.entries(boxes)
    .filter(([, kept]) => daysLeft(kept, today) <= 0)
    .toSorted(([, one], [, other]) => daysLeft(one, today) - daysLeft(other, today))
    .map(([id]) => id);
}

/** A card was asked for. Asked again before it is due, it stays where it is unless it was forgotten. */
export function afterAsking(boxes: Boxes, id: string, knew: boolean, today: number): Boxes {
  const kept = boxes[id];
  if (!knew || !kept) return { ...boxes, [id]: { box: 1, day: today } };
  if (daysLeft(kept, today) > 0) return boxes;
  return { ...boxes, [id]: { box: Math.min(WAITS.length, kept.box + 1), day: today } };
}

/** How many cards come back within so many days, each counted once: what is due, then later ones. */
export function countByDays(boxes: Boxes, today: number, days: readonly number[]): number[] {
  const kept = Object.values(boxes).map((one) => daysLeft(one, today));
  return days.map((most, at) => {
    const before = days[at - 1] ?? Number.NEGATIVE_INFINITY;
    const isLast = at === days.length - 1;
    return kept.filter((left) => left > before && (left <= most || isLast)).length;
  });
}
