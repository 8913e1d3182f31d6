import { mean } from './intervals.ts';

/** With as many blocks as a two-week trial has all orders can be walked; above that some are drawn. */
const WALK_UP_TO = 12;
const DRAWS = 4000;

interface Block {
  /** Whether the factor was there in this block. */
  with: boolean;
  value: number;
}

export interface PermutationResult {
  difference: number;
  /** How often chance alone gives a difference at least as large, 0 to 1; two-sided. */
  p: number;
}

/**
 * Whether blocks with a factor differ from those without more than the order alone would make them:
 * the labels are dealt out anew as often as there are ways, or often enough.
 * @param random 0 ≤ x < 1
 */
export function permutationTest(
  blocks: readonly Block[],
  random: () => number,
): PermutationResult | null {
  const count = blocks.filter((block) => block.with).length;
  if (count === 0 || count === blocks.length) return null;
  const values = blocks.map(({ value }) => value);
  const differenceOf = (chosen: ReadonlySet<number>) =>
    mean(values.filter((_, index) => chosen.has(index))) -
    mean(values.filter((_, index) => !chosen.has(index)));
  const real = differenceOf(new Set(blocks.flatMap((block, index) => (block.with ? [index] : []))));
  // What differs by rounding alone is as large.
  const reaches = (other: number) => Math.abs(other) >= Math.abs(real) - 1e-9;

  let [as, of] = [0, 0];
  if (blocks.length <= WALK_UP_TO) {
    for (const chosen of waysToChoose(blocks.length, count)) {
      of += 1;
      if (reaches(differenceOf(chosen))) as += 1;
    }
  } else {
    // The dealt order itself is one of them, so that p is never 0.
    [as, of] = [1, 1];
    for (let draw = 0; draw < DRAWS; draw += 1) {
      of += 1;
      if (reaches(differenceOf(someOf(blocks.length, count, random)))) as += 1;
    }
  }
  return { difference: real, p: as / of };
}

function* waysToChoose(size: number, count: number, from = 0): Generator<Set<number>> {
  if (count === 0) {
    yield new Set();
    return;
  }
  for (let first = from; first <= size - count; first += 1) {
    for (const rest of waysToChoose(size, count - 1, first + 1)) yield rest.add(first);
  }
}

/** Which are chosen when `count` of `size` are drawn without putting back. */
export function someOf(size: number, count: number, random: () => number): Set<number> {
  const places = Array.from({ length: size }, (_, index) => index);
  const chosen = new Set<number>();
  while (chosen.size < count) {
    const [place = 0] = places.splice(Math.floor(random() * places.length), 1);
    chosen.add(place);
  }
  return chosen;
}
