import { countryCode } from '#domain/crisis-lines/country-code.ts';
import { SHEET_GROUPS, type SheetGroup } from '../sheets/sheet.ts';

export const RESOURCE_KINDS = ['sheets', 'lines', 'services', 'works'] as const;

export type ResourceKind = (typeof RESOURCE_KINDS)[number];

/** What somebody looks for. */
export interface Wish {
  kind: ResourceKind;
  need: SheetGroup | null;
  /** ISO 3166-1 in lower case; null while no country is known. */
  country: string | null;
  query: string;
  savedOnly: boolean;
}

/**
 * Kind and need stand in the address, so that going back from a sheet leads to the same list. What
 * somebody types does not: an address is kept by others.
 */
export function wishOf(search: URLSearchParams): Pick<Wish, 'kind' | 'need'> {
  const [kind, need] = [search.get('kind'), search.get('need')];
  return {
    kind: RESOURCE_KINDS.find((known) => known === kind) ?? 'sheets',
    need: SHEET_GROUPS.find((known) => known === need) ?? null,
  };
}

export function searchOf({ kind, need }: Pick<Wish, 'kind' | 'need'>): URLSearchParams {
  const search = new URLSearchParams();
  if (kind !== 'sheets') search.set('kind', kind);
  if (need) search.set('need', need);
  return search;
}

/** The country to show: the chosen one, else the one that the clock suggests. */
export const countryOf = (chosen: string | null, guessed: string | null) =>
  countryCode(chosen) ?? countryCode(guessed);
