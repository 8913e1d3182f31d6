import type { CrisisLine } from '#domain/crisis-lines/crisis-line.ts';
import { countryLines } from '#domain/crisis-lines/directory.ts';
import { listSearch } from '#domain/search/list-search.ts';
import { KNOWN_SHEETS, type KnownSheet } from '../sheets/sheets.ts';
import type { Service, Work } from './entry.ts';
import { SERVICES } from './services.content.ts';
import type { ResourceKind, Wish } from './wish.ts';
import { WORKS } from './works.content.ts';

export interface Found {
  sheets: readonly KnownSheet[];
  lines: readonly CrisisLine[];
  services: readonly Service[];
  works: readonly Work[];
}

/** By what something is kept as a favourite. */
export const savedId = {
  sheet: ({ id }: { id: string }) => `sheet.${id}`,
  line: (country: string, { name }: CrisisLine) => `line.${country}.${name}`,
  service: ({ id }: { id: string }) => `service.${id}`,
  work: ({ id }: { id: string }) => `work.${id}`,
};

/**
 * What answers a wish. A search looks through every kind; without one only the chosen kind is shown.
 * Lines answer any need: whoever calls says what it is about.
 */
export function findResources(wish: Wish, saved: ReadonlySet<string>): Found {
  const matchOf = listSearch(wish.query);
  const isSearching = wish.query.trim() !== '';
  const isWanted = (kind: ResourceKind) => isSearching || wish.savedOnly || wish.kind === kind;
  const isKept = (id: string) => !wish.savedOnly || saved.has(id);
  const serves = (needs: readonly string[]) => wish.need === null || needs.includes(wish.need);
  return {
    sheets: isWanted('sheets')
      ? KNOWN_SHEETS.filter(
          (sheet) =>
            serves([sheet.group]) &&
            isKept(savedId.sheet(sheet)) &&
            matchOf(sheet.title, `${sheet.lead} ${sheet.words}`) > 0,
        )
      : [],
    lines: isWanted('lines')
      ? linesOf(wish.country).filter(
          (line) =>
            isKept(savedId.line(wish.country ?? '', line)) &&
            matchOf(line.name, `${line.area ?? ''} ${line.serves ?? ''} ${line.hours}`) > 0,
        )
      : [],
    services: isWanted('services')
      ? SERVICES.filter(
          (service) =>
            (service.country === null || service.country === wish.country) &&
            serves(service.needs) &&
            isKept(savedId.service(service)) &&
            matchOf(service.name, service.what) > 0,
        )
      : [],
    works: isWanted('works')
      ? WORKS.filter(
          (work) =>
            serves(work.needs) &&
            isKept(savedId.work(work)) &&
            matchOf(work.title, `${work.by} ${work.why}`) > 0,
        )
      : [],
  };
}

function linesOf(code: string | null): readonly CrisisLine[] {
  const country = countryLines(code);
  if (!country) return [];
  return country.violence ? [...country.lines, country.violence] : country.lines;
}

export const countOf = (found: Found) =>
  found.sheets.length + found.lines.length + found.services.length + found.works.length;
