import { someOf } from '../../statistics/permutation.ts';
import { seededRandom } from '../../statistics/seeded.ts';
import { BLOCK_DAYS, type Length } from './experiments.ts';

/** One character a block: 1 with, 0 without. */
export type Arms = string;

/**
 * Deals out which blocks are with: half of them, of an odd number chance also decides which half is
 * the larger. The same seed gives the same order on every device.
 */
export function dealArms(seed: string, blocks: Length): Arms {
  const random = seededRandom(seed);
  const extra = blocks % 2 === 1 && random() < 0.5 ? 1 : 0;
  const chosen = someOf(blocks, Math.floor(blocks / 2) + extra, random);
  return Array.from({ length: blocks }, (_, block) => (chosen.has(block) ? '1' : '0')).join('');
}

/** How many days it takes. */
export function daysOf(arms: Arms): number {
  return arms.length * BLOCK_DAYS;
}

/** Whether the day with this number, 0 the first, is one with. Undefined before and after. */
export function isWith(arms: Arms, day: number): boolean | undefined {
  const arm = day < 0 ? undefined : arms[Math.floor(day / BLOCK_DAYS)];
  return arm === undefined ? undefined : arm === '1';
}
