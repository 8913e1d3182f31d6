import { AREAS } from './areas.ts';
import type { Facet, Matter } from './matter.ts';

export const MATTERS: readonly Matter[] = Object.values(AREAS).flat();

export const MATTER_BY_ID: ReadonlyMap<string, Matter> = new Map(
  MATTERS.map((one) => [one.id, one]),
);

/** Facets with the matter that they belong to. */
export const FACET_BY_ID: ReadonlyMap<string, { facet: Facet; matter: Matter }> = new Map(
  MATTERS.flatMap((matter) => matter.facets.map((facet) => [facet.id, { facet, matter }] as const)),
);
