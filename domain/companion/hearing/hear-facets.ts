import type { Facet, Matter } from '../content/matters/matter.ts';
import { allOf, type Features, readWays } from './features.ts';
import { LinearLayer, shares } from './linear-layer.ts';
import { type Example, Similarity } from './similarity.ts';

/** A facet with the matter it belongs to. */
export interface Place {
  matter: Matter;
  facet: Facet;
}

export interface HeardFacet {
  value: Place;
  /** From 0 to 1: how much a piece of the message says it as its examples do. */
  score: number;
  /** From 0 to 1: how sure it is that this is meant, rather than any other facet. */
  share: number;
  /** A pattern of its own was heard. */
  cued: boolean;
}

export interface HeardMatter {
  value: Matter;
  /** All that its facets have. */
  share: number;
}

/** How much the layer and the likeness count beside each other: chosen on the half of the messages for that. */
const BY_LAYER = 0.7;
const BY_LIKENESS = 10;
const BY_PATTERN = 2;
/** A pattern also counts as likeness of so much. */
const PATTERN_LIKE = 0.3;
const LEAST = 1e-4;
const MOST = 8;
const PLACES_A_STEP = 8;

/** Which facet a message is about, and how sure that is. */
export class FacetHearing {
  private readonly places: readonly Place[];
  private readonly like: Similarity<Place>;
  private readonly layer: LinearLayer;

  private constructor(places: readonly Place[], like: Similarity<Place>, layer: LinearLayer) {
    this.places = places;
    this.like = like;
    this.layer = layer;
  }

  /** Reads what the places say and learns it, a little at each step. */
  static *built(places: readonly Place[]): Generator<undefined, FacetHearing> {
    const examples: Example<Place>[] = [];
    for (const [at, value] of places.entries()) {
      if (at % PLACES_A_STEP === 0) yield;
      examples.push({ value, says: readWays(value.facet.says) });
    }
    yield;
    const like = new Similarity(examples);
    yield;
    const layer = yield* LinearLayer.learned(
      places.length,
      examples.flatMap(({ says }, owner) => says.map((features) => ({ owner, features }))),
    );
    return new FacetHearing(places, like, layer);
  }

  hear(
    pieces: readonly Features[],
    told: ReadonlySet<Place>,
    isPossible: (place: Place) => boolean,
  ): { facets: HeardFacet[]; matters: HeardMatter[] } {
    const all = pieces.length > 1 ? [...pieces, allOf(pieces)] : pieces;
    const scores = this.like.scores(all);
    const likely = this.likelyIn(all);
    const share = shares(
      Float32Array.from(this.places, (place, at) => {
        const cued = told.has(place) ? BY_PATTERN : 0;
        return (
          BY_LAYER * Math.log((likely[at] ?? 0) + LEAST) + BY_LIKENESS * (scores[at] ?? 0) + cued
        );
      }),
    );
    const facets = this.places
      .map((value, at): HeardFacet => {
        const cued = told.has(value);
        const score = (scores[at] ?? 0) + (cued ? PATTERN_LIKE : 0);
        return { value, score, share: share[at] ?? 0, cued };
      })
      .filter(({ value }) => isPossible(value))
      .toSorted((a, b) => b.share - a.share);
    return { facets: facets.slice(0, MOST), matters: mattersOf(facets) };
  }

  /** By the piece that says it best and by the whole message alike. */
  private likelyIn(pieces: readonly Features[]): Float32Array {
    const each = pieces.map((piece) => this.layer.likelihoods(piece));
    const whole = each.at(-1) ?? new Float32Array(this.places.length);
    return whole.map((one, at) => (one + Math.max(...each.map((piece) => piece[at] ?? 0))) / 2);
  }
}

function mattersOf(facets: readonly HeardFacet[]): HeardMatter[] {
  const sums = new Map<Matter, number>();
  for (const { value, share } of facets) {
    sums.set(value.matter, (sums.get(value.matter) ?? 0) + share);
  }
  return [...sums]
    .map(([value, share]) => ({ value, share }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 4);
}
