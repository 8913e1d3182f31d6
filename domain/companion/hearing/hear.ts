import { BoundedMemory } from '../../bounded-memory.ts';
import { ANSWERS } from '../content/answers/all-answers.ts';
import type { AnsweredQuestion } from '../content/answers/answered-question.ts';
import { FLOWS } from '../content/flows/all-flows.ts';
import type { Flow } from '../content/flows/flow.ts';
import { MATTERS } from '../content/matters/all-matters.ts';
import type { Matter } from '../content/matters/matter.ts';
import { REACTIONS } from '../content/reactions/all-reactions.ts';
import type { Reaction } from '../content/reactions/reaction.ts';
import { CueIndex, type CueSet } from './cue-index.ts';
import { readPieces, readWays } from './features.ts';
import { FacetHearing, type HeardFacet, type HeardMatter, type Place } from './hear-facets.ts';
import { deniesJoy } from './short-answer.ts';
import { hasWitness } from './plain/witness.ts';
import { Similarity, type Similar } from './similarity.ts';

/** What a message may be about, best first, with what speaks for it. */
export interface Heard {
  facets: readonly HeardFacet[];
  /** Matters whose patterns were heard. */
  matters: readonly Matter[];
  /** Matters by all that their facets say. */
  likelyMatters: readonly HeardMatter[];
  answers: readonly Scored<AnsweredQuestion>[];
  flows: readonly Scored<Flow>[];
  reactions: readonly Reaction[];
  /** Words read. */
  length: number;
}

export interface Scored<T> extends Similar<T> {
  /** A pattern of it was heard too. */
  cued: boolean;
}

interface Index {
  cues: CueIndex;
  facetCues: CueSet<Place>;
  matterCues: CueSet<Matter>;
  answerCues: CueSet<AnsweredQuestion>;
  flowCues: CueSet<Flow>;
  reactionCues: CueSet<Reaction>;
  facets: FacetHearing;
  answers: Similarity<AnsweredQuestion>;
  flows: Similarity<Flow>;
}

/** A pattern adds so much to what is alike: by itself it is sure of what is otherwise only likely. */
const CUE = 0.3;

let index: Index | undefined;
let building: Generator<undefined, Index> | undefined;
/** Some thousand messages of ordinary length. */
const HEARD_BYTES = 4 * 1024 * 1024;
const remembered = new BoundedMemory<Heard>(HEARD_BYTES, () => 700);

/** What a message is about, by words and patterns alone. Deterministic. */
export function hear(text: string): Heard {
  const known = remembered.get(text);
  if (known) return known;
  const heard = read(text);
  remembered.set(text, heard);
  return heard;
}

/** Builds what hears ahead of the first message, a little at each step; a message that comes earlier does the rest. */
export function* warmingUpHearing(): Generator<undefined> {
  building ??= build();
  while (index === undefined) {
    const { value } = building.next();
    if (value) index = value;
    yield;
  }
}

function built(): Index {
  Array.from(warmingUpHearing());
  if (index === undefined) throw new Error('the hearing was not built');
  return index;
}

function read(text: string): Heard {
  index ??= built();
  const { cues, facetCues, matterCues, answerCues, flowCues, reactionCues } = index;
  const tokens = cues.read(text);
  const pieces = readPieces(text);
  const told = new Set(facetCues.find(tokens).map(({ value }) => value));
  const { facets, matters } = index.facets.hear(pieces, told, (place) => hasWitness(place, text));
  return {
    // Joy that is denied has the words of joy.
    facets: deniesJoy(text) ? facets.filter(({ value }) => value.matter.id !== JOY) : facets,
    matters: matterCues.find(tokens).map(({ value }) => value),
    likelyMatters: deniesJoy(text) ? matters.filter(({ value }) => value.id !== JOY) : matters,
    answers: together(index.answers.find(pieces), answerCues.find(tokens)),
    flows: together(index.flows.find(pieces), flowCues.find(tokens)),
    reactions: reactionCues.find(tokens).map(({ value }) => value),
    length: tokens.length,
  };
}

const JOY = 'good-news';

function together<T>(similar: readonly Similar<T>[], told: readonly { value: T }[]): Scored<T>[] {
  const cued = new Set(told.map(({ value }) => value));
  const scores = new Map(similar.map(({ value, score }) => [value, score]));
  for (const value of cued) scores.set(value, (scores.get(value) ?? 0) + CUE);
  return [...scores]
    .map(([value, score]) => ({ value, score, cued: cued.has(value) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 4);
}

function* build(): Generator<undefined, Index> {
  const places = MATTERS.flatMap((matter) =>
    matter.facets.map((facet): Place => ({ matter, facet })),
  );
  const facets = yield* FacetHearing.built(places);
  yield;
  const answers = new Similarity(
    ANSWERS.map((value) => ({ value, says: readWays([value.ask, ...value.says]) })),
  );
  yield;
  const flows = new Similarity(
    FLOWS.map((value) => ({ value, says: readWays([value.name, ...value.says]) })),
  );
  yield;
  const cues = new CueIndex();
  const facetCues = cues.compile(places.map((value) => ({ value, cues: value.facet.cues ?? [] })));
  yield;
  const matterCues = cues.compile(MATTERS.map((value) => ({ value, cues: value.cues })));
  const answerCues = cues.compile(ANSWERS.map((value) => ({ value, cues: value.cues ?? [] })));
  yield;
  const flowCues = cues.compile(FLOWS.map((value) => ({ value, cues: value.cues ?? [] })));
  const reactionCues = cues.compile(REACTIONS.map((value) => ({ value, cues: value.cues })));
  return {
    cues,
    facetCues,
    matterCues,
    answerCues,
    flowCues,
    reactionCues,
    facets,
    answers,
    flows,
  };
}
