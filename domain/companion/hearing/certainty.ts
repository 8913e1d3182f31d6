import type { Matter } from '../content/matters/matter.ts';
import type { Heard, Place, Scored } from './hear.ts';

/**
 * From where on something heard is spoken of as certain: chosen on everyday messages that taught
 * nothing, so that readers agree with 95 of 100 (docs/decisions/016).
 */
export const SURE = {
  facet: 0.58,
  /** The first must stand so far above the next of another matter. */
  apart: 0.1,
  /** Another matter than the one under way: the person has to make the change plain. */
  elsewhere: 0.72,
  answer: 0.74,
  flow: 0.7,
  /** Likely enough to be offered as a chip. */
  offered: 0.42,
  /** A matter by all that its facets say. */
  matter: 0.54,
} as const;

/** The facet that a message is surely about; null where none is sure. */
export function sureFacet({ facets }: Heard, floor: number = SURE.facet): Place | null {
  const [first, ...others] = facets;
  if (!first || first.score < floor) return null;
  // A pattern of the facet's own stands above what is only alike.
  if (first.cued && !others.some(({ cued }) => cued)) return first.value;
  const rival = others.find(({ value }) => value.matter !== first.value.matter);
  return rival && first.score - rival.score < SURE.apart ? null : first.value;
}

/** The matter that is sure where no facet of it is: its patterns, or its words as a whole. */
export function sureMatter({ matters, matterLike, facets }: Heard): Matter | null {
  const [cued] = matters;
  const [first, second] = matterLike;
  const isLike = (matter: Matter) =>
    facets.some(({ value }) => value.matter === matter) ||
    matterLike.some(({ value }) => value === matter);
  if (cued && (isLike(cued) || !first || first.score < SURE.offered)) return cued;
  if (!first || first.score < SURE.matter) return null;
  return second && first.score - second.score < SURE.apart ? null : first.value;
}

/** What is likely and not sure: to be offered, never said. */
export function likelyFacets({ facets }: Heard): Place[] {
  return likely(facets).slice(0, 3);
}

export function likely<T>(scored: readonly Scored<T>[]): T[] {
  return scored.filter(({ score }) => score >= SURE.offered).map(({ value }) => value);
}

export function sure<T>([first, second]: readonly Scored<T>[], floor: number): T | null {
  if (!first || first.score < floor) return null;
  return second && first.score - second.score < SURE.apart ? null : first.value;
}
