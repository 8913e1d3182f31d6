import { planOf } from '../levels.ts';
import { isNoticed, type Stone } from '../river/state.ts';

/** Where the crossing begins and ends, and how far down the river it is. */
const CROSSING = { from: 76, to: 284, y: 428 } as const;
/** On the banks a stone lies where it was thrown to, as far as the picture of the result goes. */
const BANK = { past: 15, future: 326, wide: 18, top: 216, bottom: 480 } as const;
const BANK_REACH = 13;
/** One that comes to lie on another rolls down so far. */
const ROLL = 15;
/** Neighbours are not in line. */
const OFF = 5;

/** Flatter than a circle, as a stone lies. */
export const FLAT = 0.68;

interface Place {
  stone: Stone;
  x: number;
  y: number;
  /** Half of its width, in world units. */
  reach: number;
}

/** Gold for what was noticed, and a line of gold for what makes a light. */
export function stoneColours(stone: Stone) {
  return {
    fill: isNoticed(stone) ? '--spark' : '--stone',
    line: stone.light ? '--spark' : '--stone-line',
  } as const;
}

const known = new WeakMap<readonly Stone[], readonly Place[]>();

/**
 * Where each stone lies, in world units: those of here beside each other, until they reach across.
 * The same list, as at nearly every frame, is laid out once.
 */
export function stonePlaces(level: number, stones: readonly Stone[]): readonly Place[] {
  const places = known.get(stones) ?? laidOut(level, stones);
  known.set(stones, places);
  return places;
}

function laidOut(level: number, stones: readonly Stone[]): Place[] {
  const { all, notices } = planOf(level);
  const steps = all / 2 + notices - 1;
  const step = (CROSSING.to - CROSSING.from) / steps;
  const places: Place[] = [];
  let here = 0;
  for (const stone of stones) {
    const { id, to, y } = stone;
    if (to === 'now') {
      places.push({
        stone,
        x: CROSSING.from + here * step,
        y: CROSSING.y + (here % 2 === 0 ? -OFF : OFF),
        reach: Math.min(19, step * 0.47),
      });
      here += 1;
    } else {
      const x = BANK[to] + (((id * 7) % 5) / 4) * BANK.wide;
      places.push({ stone, x, y: freeBelow(places, x, y), reach: BANK_REACH });
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
