import { drawSome, drawInt, type Rng } from '../../kit/random/random.ts';
import { CONTEXTS } from '../contexts.content.ts';
import { MIXES, SIX, type Six } from '../face/expressions.ts';
import { PEOPLE } from '../face/people.ts';
import { type Cell, type Crop, NILO, type Trial } from './trial.ts';

interface Drawn {
  trials: readonly Trial[];
  rng: Rng;
}

const OPTIONS_AT_FIRST = 4;
const CONTEXTS_PER_RUN = 4;
const READINGS_PER_FACE = 2;
const BOARDS = 6;
const CELLS = 16;

const NILO_SHOWS = SIX.filter((one) => NILO[one] !== undefined);

/** Which expression turns into which. */
const MORPHS: readonly (readonly [Six, Six])[] = [
  ['joy', 'anger'],
  ['sadness', 'joy'],
  ['surprise', 'fear'],
  ['fear', 'joy'],
  ['disgust', 'anger'],
  ['anger', 'sadness'],
];

const OTHERS = [
  'still',
  'still',
  'annoyed',
  'doubting',
] as const satisfies readonly Cell['shows'][];

/** Everything of one run but how strong it shows, which depends on the answers. */
export function drawTrials(level: number, rng: Rng): Drawn {
  switch (level) {
    case 6:
      return drawMorphs(rng);
    case 7:
      return drawMixes(rng);
    case 8:
      return drawContexts(rng);
    case 9:
      return drawBoards(rng);
    default:
      return drawNames(level, rng);
  }
}

/** Each of the six twice, so that no word is the safer guess. */
function drawNames(level: number, rng: Rng): Drawn {
  const order = drawSome(rng, [...SIX, ...SIX], 2 * SIX.length);
  const people = drawPeople(order.rng, order.value.length);
  const crop: Crop = level === 4 ? 'eyes' : 'face';
  let chance = people.rng;
  const trials: Trial[] = order.value.map((shown, at) => {
    const drawn = level === 1 ? drawOptions(chance, shown) : { value: SIX, rng: chance };
    chance = drawn.rng;
    return {
      kind: 'name',
      person: people.value[at] ?? 0,
      shown,
      options: drawn.value,
      crop,
      flash: level === 5,
    };
  });
  if (level !== 1) return { trials, rng: chance };
  const warmUps = drawWarmUps(chance);
  return { trials: [...warmUps.trials, ...trials], rng: warmUps.rng };
}

/** What Nilo can show, now this first and now that. */
function drawWarmUps(rng: Rng): Drawn {
  const order = drawSome(rng, NILO_SHOWS, NILO_SHOWS.length);
  let chance = order.rng;
  const trials = order.value.map((shown): Trial => {
    const drawn = drawOptions(chance, shown);
    chance = drawn.rng;
    return { kind: 'warm-up', shown, options: drawn.value };
  });
  return { trials, rng: chance };
}

/** The right one and some others, always in the same order. */
function drawOptions(rng: Rng, shown: Six): { value: readonly Six[]; rng: Rng } {
  const others = drawSome(
    rng,
    SIX.filter((one) => one !== shown),
    OPTIONS_AT_FIRST - 1,
  );
  return {
    value: SIX.filter((one) => one === shown || others.value.includes(one)),
    rng: others.rng,
  };
}

/** So many people, none twice before all were there. */
function drawPeople(rng: Rng, count: number): { value: number[]; rng: Rng } {
  const everybody = PEOPLE.map((_, at) => at);
  let chance = rng;
  const value: number[] = [];
  while (value.length < count) {
    const round = drawSome(chance, everybody, count - value.length);
    value.push(...round.value);
    chance = round.rng;
  }
  return { value, rng: chance };
}

function drawMorphs(rng: Rng): Drawn {
  const pairs = drawSome(rng, MORPHS, MORPHS.length);
  const people = drawPeople(pairs.rng, pairs.value.length);
  const trials = pairs.value.map(([from, to], at): Trial => {
    return { kind: 'morph', person: people.value[at] ?? 0, from, to };
  });
  return { trials, rng: people.rng };
}

function drawMixes(rng: Rng): Drawn {
  const order = drawSome(
    rng,
    MIXES.map((_, at) => at),
    MIXES.length,
  );
  const people = drawPeople(order.rng, order.value.length);
  const trials = order.value.map((mix, at): Trial => {
    return { kind: 'mixed', person: people.value[at] ?? 0, mix };
  });
  return { trials, rng: people.rng };
}

/** Two readings of a face follow each other: it is the same face. Which, and where the words stand, is drawn. */
function drawContexts(rng: Rng): Drawn {
  const faces = drawSome(
    rng,
    CONTEXTS.map((_, at) => at),
    CONTEXTS_PER_RUN,
  );
  let chance = faces.rng;
  const trials: Trial[] = [];
  for (const context of faces.value) {
    const { readings = [], words = [] } = CONTEXTS[context] ?? {};
    const told = drawSome(
      chance,
      readings.map((_, at) => at),
      READINGS_PER_FACE,
    );
    chance = told.rng;
    for (const reading of told.value) {
      const options = drawSome(chance, words, words.length);
      chance = options.rng;
      trials.push({ kind: 'context', context, reading, options: options.value });
    }
  }
  return { trials, rng: chance };
}

function drawBoards(rng: Rng): Drawn {
  let chance = rng;
  const trials: Trial[] = [];
  while (trials.length < BOARDS) {
    const people = drawPeople(chance, CELLS);
    const place = drawInt(people.rng, CELLS);
    chance = place.rng;
    const cells = people.value.map((person, at): Cell => {
      const other = drawInt(chance, OTHERS.length);
      chance = other.rng;
      return { person, shows: at === place.value ? 'smile' : (OTHERS[other.value] ?? 'still') };
    });
    trials.push({ kind: 'smile', cells, smile: place.value });
  }
  return { trials, rng: chance };
}
