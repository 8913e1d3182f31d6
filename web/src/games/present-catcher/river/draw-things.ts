import { drawSome, type Rng } from '../../kit/random/random.ts';
import { planOf } from '../levels.ts';
import { NOTICES, type Sense, SENSES } from '../notices.content.ts';
import { THINGS, type Thing, type Time } from '../things.content.ts';

/** So many things of now begin a run. */
const BEGIN_WITH = 2;
const TIMES: readonly Time[] = ['now', 'past', 'future'];
const FAMILIES = [...new Set(THINGS.flatMap(({ near }) => near ?? []))];

const numbersOf = (fits: (thing: Thing) => boolean): number[] =>
  THINGS.flatMap((thing, at) => (fits(thing) ? [at] : []));

/** Draws what a run meets: half of it here and now, the others evenly past and future. */
export function drawThings(level: number, rng: Rng): { things: number[]; rng: Rng } {
  const { all, near, heard } = planOf(level);
  let chance = rng;
  function some<T>(from: readonly T[], count: number): T[] {
    const drawn = drawSome(chance, from, count);
    chance = drawn.rng;
    return drawn.value;
  }
  const counts = { now: all / 2, past: Math.ceil(all / 4), future: Math.floor(all / 4) };
  // The same families at all three times: twins meet.
  const families = near ? some(FAMILIES, FAMILIES.length) : [];
  const things = TIMES.flatMap((time) => {
    const count = counts[time];
    const twins = families
      .slice(0, Math.ceil(count / 2))
      .flatMap((family) => numbersOf((thing) => thing.near === family && thing.time === time));
    const sounds =
      heard && time === 'now'
        ? some(
            numbersOf((thing) => thing.heard === true),
            Math.ceil(count / 3),
          )
        : [];
    const plain = numbersOf((thing) => thing.time === time && !thing.near && !thing.heard);
    return [...twins, ...sounds, ...some(plain, count - twins.length - sounds.length)];
  });
  return { things: gently(some(things, things.length)), rng: chance };
}

/** What the senses meet comes first: nobody begins on a journey. */
function gently(things: readonly number[]): number[] {
  const first = things.filter((thing) => THINGS[thing]?.time === 'now').slice(0, BEGIN_WITH);
  return [...first, ...things.filter((thing) => !first.includes(thing))];
}

const wordingsOf = (senses: readonly Sense[]): number[] =>
  NOTICES.flatMap(({ sense }, at) => (senses.includes(sense) ? [at] : []));

/** What a run asks to notice: each time another sense, in a drawn order and wording. */
export function drawNotices(level: number, rng: Rng): { notices: number[]; rng: Rng } {
  const senses = drawSome(rng, SENSES, planOf(level).notices);
  let chance = senses.rng;
  const notices = senses.value.flatMap((sense) => {
    const drawn = drawSome(chance, wordingsOf([sense]), 1);
    chance = drawn.rng;
    return drawn.value;
  });
  return { notices, rng: chance };
}

/** Something for another sense, for who cannot have this one now. */
export function drawOther(sense: Sense, rng: Rng): { notice: number | undefined; rng: Rng } {
  const others = wordingsOf(SENSES.filter((one) => one !== sense));
  const drawn = drawSome(rng, others, 1);
  return { notice: drawn.value[0], rng: drawn.rng };
}
