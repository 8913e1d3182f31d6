import { planOf } from '../levels.ts';
import type { Stone } from '../river/state.ts';

/** Where the crossing begins and ends, and how far down the river it is. */
const CROSSING = { from: 76, to: 284, y: 428 } as const;
/** On the banks a stone lies where it was thrown to, as far as the picture of the result goes. */
const BANK = { past: 15, future: 326, wide: 18, top: 216, bottom: 480 } as const;
const BANK_REACH = 13;
/** One that comes to lie on another rolls down so far. */
const ROLL = 15;
/** Neighbours are not in line. */
const OFF = 5;

interface Place {
  x: number;
  y: number;
  /** Half of its width, in world units. */
  reach: number;
}

/** Where each stone lies, in world units: those of here beside each other, until they reach across. */
export function stonePlaces(level: number, stones: readonly Stone[]): Place[] {
  const { all, notices } = planOf(level);
  const steps = all / 2 + notices - 1;
  const step = (CROSSING.to - CROSSING.from) / steps;
  const places: Place[] = [];
  let here = 0;
  for (const { id, to, y } of stones) {
    if (to === 'now') {
      places.push({
        x: CROSSING.from + here * step,
        y: CROSSING.y + (here % 2 === 0 ? -OFF : OFF),
        reach: Math.min(19, step * 0.47),
      });
      here += 1;
    } else {
      const x = BANK[to] + (((id * 7) % 5) / 4) * BANK.wide;
      places.push({ x, y: freeBelow(places, x, y), reach: BANK_REACH });
    }
  }
  return places;
}

function freeBelow(places: readonly Place[], x: number, from: number): number {
  let y = Math.max(BANK.top, from);
  const isTaken = () =>
    places.some((other) => Math.abs(other.x - x) < BANK_REACH * 2 && Math.abs(other.y - y) < ROLL);
  while (isTaken() && y < BANK.bottom) y += ROLL / 3;
  return Math.min(BANK.bottom, y);
}
