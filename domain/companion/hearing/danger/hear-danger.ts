import { DANGER_PATHS, DANGER_QUESTIONS } from '../../content/danger/all-paths.ts';
import type { DangerEvent, DangerKind, DangerQuestion } from '../../content/danger/danger-path.ts';
import { DANGER_MARKS, type DangerMark } from '../../content/danger/marks.content.ts';
import { CueIndex, type CueSet } from '../cue-index.ts';
import { readPieces, readWays } from '../features.ts';
import { type HeardSign, readDanger, warmingUpReading } from './read-danger.ts';
import { plainOf } from '../short-answer.ts';
import { Similarity } from '../similarity.ts';

/** What is told of a danger: which kind, what happened, what is asked. */
export interface HeardDanger {
  kinds: readonly DangerKind[];
  events: readonly (DangerEvent & { kind: DangerKind })[];
  questions: readonly DangerQuestion[];
  /** Questions that a message is only like: they count where it asks. */
  alike: readonly DangerQuestion[];
}

type EventOf = DangerEvent & { kind: DangerKind };

interface Index {
  cues: CueIndex;
  kinds: CueSet<DangerKind>;
  events: CueSet<EventOf>;
  questions: CueSet<DangerQuestion>;
  eventsLike: Similarity<EventOf>;
  questionsLike: Similarity<DangerQuestion>;
}

/** From where on a likeness is taken for the thing: higher than in everyday talk. */
const SURE_ALIKE = 0.6;

let index: Index | undefined;
let building: Generator<undefined, Index> | undefined;

/** What a message in danger tells, besides what the guard hears. Deterministic. */
export function hearDanger(text: string): HeardDanger {
  index ??= built();
  const tokens = index.cues.read(text);
  const pieces = readPieces(text);
  const events = index.events.find(tokens).map(({ value }) => value);
  const questions = index.questions.find(tokens).map(({ value }) => value);
  const alike = <T>(similarity: Similarity<T>) =>
    similarity
      .find(pieces, 2)
      .filter(({ score }) => score >= SURE_ALIKE)
      .map(({ value }) => value);
  return {
    kinds: index.kinds.find(tokens).map(({ value }) => value),
    events: [...new Set([...events, ...alike(index.eventsLike)])],
    questions,
    alike: alike(index.questionsLike),
  };
}

/** Earlier messages that still say what a message is about. */
const STILL_ABOUT = 6;

/**
 * A danger said in so many words somewhere in a message, however long; null where none is. The
 * narrowest and most urgent one counts.
 * @param earlier messages of the person before it, oldest first: "como 20" tells of the pills named there
 * @param isInDanger whether the talk is in danger already
 */
export function hearMark(
  text: string,
  earlier: readonly string[],
  isInDanger = false,
): DangerMark | null {
  const plain = plainOf(text);
  if (plain === '') return null;
  const around = [...earlier.slice(-STILL_ABOUT).map(plainOf), plain].join(' \n ');
  return (
    DANGER_MARKS.find(
      ({ all, none = [], about, inDanger = false }) =>
        (isInDanger || !inDanger) &&
        all.every((one) => one.test(plain)) &&
        !none.some((one) => one.test(plain)) &&
        (about === undefined || about.test(around)),
    ) ?? null
  );
}

/**
 * All that a message says of danger, what cannot wait first: by its parts, and by what people say whole.
 * @param kind the path under way
 */
export function hearSigns(
  text: string,
  earlier: readonly string[],
  isInDanger: boolean,
  kind: DangerKind | null,
): HeardSign[] {
  const signs = readDanger(text, { earlier, kind });
  const mark = hearMark(text, earlier, isInDanger);
  return mark ? [...signs, mark] : signs;
}

/** Builds it ahead of the first message, a little at each step; a message that comes earlier does the rest. */
export function* warmingUpDanger(): Generator<undefined> {
  building ??= build();
  while (index === undefined) {
    const { value } = building.next();
    if (value) index = value;
    yield;
  }
  yield* warmingUpReading();
}

function built(): Index {
  const steps = warmingUpDanger();
  let isDone = false;
  while (!isDone) isDone = steps.next().done === true;
  if (index === undefined) throw new Error('the hearing of danger was not built');
  return index;
}

function* build(): Generator<undefined, Index> {
  const cues = new CueIndex();
  const all = DANGER_PATHS.flatMap(({ kind, events: own }) =>
    own.map((one): EventOf => ({ ...one, kind })),
  );
  const kinds = cues.compile(
    DANGER_PATHS.map(({ kind, cues: own }) => ({ value: kind, cues: own })),
  );
  const events = cues.compile(all.map((value) => ({ value, cues: value.cues })));
  yield;
  const questions = cues.compile(DANGER_QUESTIONS.map((value) => ({ value, cues: value.cues })));
  yield;
  const eventsLike = new Similarity(
    all.map((value) => ({ value, says: readWays(value.says ?? []) })),
  );
  yield;
  const questionsLike = new Similarity(
    DANGER_QUESTIONS.map((value) => ({ value, says: readWays(value.says) })),
  );
  return { cues, kinds, events, questions, eventsLike, questionsLike };
}
