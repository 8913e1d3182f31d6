import { difference } from '../../statistics/difference.ts';
import { type Estimate, mean } from '../../statistics/intervals.ts';
import { permutationTest } from '../../statistics/permutation.ts';
import { seededRandom } from '../../statistics/seeded.ts';
import { BLOCK_DAYS, LEAST_BLOCKS } from './experiments.ts';
import type { Arms } from './plan.ts';

/** A difference that chance alone makes less often than this is taken for one. */
const RARE = 0.05;

/** −5 … 5 is the scale of a day; less than a step of it either way is no difference that one feels. */
const FELT = 1;

export interface Verdict {
  answer: 'more' | 'less' | 'no' | 'open';
  /** With against without, as a difference of the means of blocks; null while there are too few. */
  effect: Estimate | null;
  /** How often chance alone would make as much, 0–1. */
  p: number | null;
  /** Blocks with a day that was told. */
  blocks: { with: number; without: number };
}

/**
 * What the days say. The blocks are the units that were dealt out, so they are what is compared; it
 * counts what a day was dealt, done or not, so that a good day cannot choose its side.
 * @param values one for each day from the first, undefined where nothing was told
 */
export function verdictOf(
  arms: Arms,
  values: readonly (number | undefined)[],
  seed: string,
): Verdict {
  const blocks = Array.from(arms).flatMap((arm, at) => {
    const told = values
      .slice(at * BLOCK_DAYS, (at + 1) * BLOCK_DAYS)
      .filter((value) => value !== undefined);
    return told.length === 0 ? [] : [{ with: arm === '1', value: mean(told) }];
  });
  const side = (isWith: boolean) =>
    blocks.filter((block) => block.with === isWith).map(({ value }) => value);
  const [those, others] = [side(true), side(false)];
  const counted = { with: those.length, without: others.length };
  const effect = difference(those, others, LEAST_BLOCKS);
  const test = effect && permutationTest(blocks, seededRandom(seed));
  if (!effect || !test) return { answer: 'open', effect: null, p: null, blocks: counted };
  return { answer: answerOf(effect, test.p), effect, p: test.p, blocks: counted };
}

function answerOf(effect: Estimate, p: number): Verdict['answer'] {
  if (p < RARE && effect.value !== 0) return effect.value > 0 ? 'more' : 'less';
  return effect.low > -FELT && effect.high < FELT ? 'no' : 'open';
}
