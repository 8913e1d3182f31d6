import type { Matter } from '../content/matters/matter.ts';
import type { Heard, Scored } from './hear.ts';
import type { Place } from './hear-facets.ts';

/**
 * From where on something heard is spoken of as certain: chosen on everyday messages that taught
 * nothing, so that hardly any is answered with another matter than its own (docs/decisions/016).
 */
export const SURE = {
  /** Share of a facet among all. */
  facet: 0.7,
  /** And so much like what people say there, whatever the others are. */
  like: 0.44,
  /** Another matter than the one under way: the person has to make the change plain. */
  elsewhere: 0.8,
  /** Another facet of the matter under way. */
  within: 0.5,
  /** Another matter right after a correction. */
  beyondDoubt: 0.92,
  /** The matter is under way, and nothing of it yet. */
  here: 0.3,
  answer: 0.74,
  flow: 0.7,
  /** Likely enough to be offered as a chip. */
  offered: 0.52,
  /** Share of a matter by all its facets. */
  matter: 0.75,
  /** With a pattern of its own. */
  cued: 0.5,
  /** The first must stand so far above the next. */
  apart: 0.1,
} as const;

/** A facet less like its examples, or less likely, is not offered either. */
const OFFERED = { like: 0.38, share: 0.14 } as const;

/** The facet that a message is surely about; null where none is sure. */
export function sureFacet({ facets }: Heard, floor: number = SURE.facet): Place | null {
  const [first] = facets;
  return first && first.share >= floor && first.score >= SURE.like ? first.value : null;
}

/** The matter that is sure where no facet of it is: by all its facets, or by a pattern of its own. */
export function sureMatter({ matters, likelyMatters, facets }: Heard): Matter | null {
  const [cued] = matters;
  const [first] = likelyMatters;
  const [best] = facets;
  if (!first || (best?.score ?? 0) < SURE.like) return null;
  if (first.share >= SURE.matter) return first.value;
  return first.value === cued && first.share >= SURE.cued ? cued : null;
}

/** What is likely and not sure: to be offered, never said. */
export function likelyFacets({ facets }: Heard): Place[] {
  return facets
    .filter(({ score, share }) => score >= OFFERED.like && share >= OFFERED.share)
    .map(({ value }) => value)
    .slice(0, 3);
}

export function likely<T>(scored: readonly Scored<T>[]): T[] {
  return scored.filter(({ score }) => score >= SURE.offered).map(({ value }) => value);
}

export function sure<T>([first, second]: readonly Scored<T>[], floor: number): T | null {
  if (!first || first.score < floor) return null;
  return second && first.score - second.score < SURE.apart ? null : first.value;
}
