import { listSearch } from '#domain/search/list-search.ts';
import { isRated, type Practice } from '#web/data/practices/practice.ts';
import type { Need } from '../contract.ts';
import type { KnownTool } from '../registry.ts';
import { LIST_TEXTS } from '../texts.ts';

export interface Wish {
  need: Need | null;
  /** Minutes that there are at most. */
  within: number | null;
  query: string;
}

export const NO_WISH: Wish = { need: null, within: null, query: '' };

export interface Shown {
  tool: KnownTool;
  /** Why it stands where it stands, in words; null where it did not help yet. */
  reason: string | null;
}

export interface Arranged {
  helped: readonly Shown[];
  favourites: readonly Shown[];
  others: readonly Shown[];
  hidden: readonly Shown[];
}

interface Known {
  practices: readonly Practice[];
  favourites: ReadonlySet<string>;
  hidden: ReadonlySet<string>;
}

/** From here on it is said that something helped: half a point may be chance. */
const HELPS = 0.75;

interface Help {
  /** Points that it fell by, drawn towards none while there are few of them. */
  fall: number;
  reason: string;
}

const practiceIdOf = ({ id, info }: KnownTool) => ('opens' in info ? info.practice : id);

/** What a tool did for this person so far; null where it did not lower anything. */
export function helpOf(practiceId: string, practices: readonly Practice[]): Help | null {
  const rated = practices.filter((one) => one.practiceId === practiceId).filter(isRated);
  const [last] = rated;
  if (!last) return null;
  const sum = rated.reduce((all, { before, after }) => all + before - after, 0);
  // As if there had been one more time without any change.
  const fall = sum / (rated.length + 1);
  if (fall < HELPS) return null;
  const { lastFell, usuallyFalls } = LIST_TEXTS.reasons;
  const reason =
    last.after < last.before
      ? lastFell(last.before, last.after)
      : usuallyFalls(Math.max(1, Math.round(sum / rated.length)), rated.length);
  return { fall, reason };
}

function isWanted({ info }: KnownTool, { need, within }: Wish): boolean {
  if (need !== null && !info.needs.includes(need)) return false;
  return within === null || (info.anyLength?.least ?? info.minutes[0]) <= within;
}

/**
 * The list for this person and this moment: what helped before, then favourites, then the others in
 * the order of the registry. A search looks through all of them, best answer first.
 * @param practices newest first
 */
export function arrange(tools: readonly KnownTool[], wish: Wish, known: Known): Arranged {
  const matchOf = listSearch(wish.query);
  const wanted = tools.filter((tool) => isWanted(tool, wish));
  const ranked = wanted
    .map((tool) => ({
      tool,
      match: matchOf(tool.info.title, `${tool.info.lead} ${tool.info.words}`),
      help: helpOf(practiceIdOf(tool), known.practices),
      first: wish.need !== null && tool.info.needs[0] === wish.need,
    }))
    .filter(({ match }) => match > 0)
    .toSorted((one, other) => other.match - one.match || Number(other.first) - Number(one.first));
  const isHidden = ({ tool }: { tool: KnownTool }) => known.hidden.has(tool.id);
  const seen = ranked.filter((one) => !isHidden(one));
  const helped = seen
    .filter(({ help }) => help !== null)
    .toSorted((one, other) => (other.help?.fall ?? 0) - (one.help?.fall ?? 0));
  const rest = seen.filter(({ help }) => help === null);
  const shown = (list: readonly (typeof ranked)[number][]): Shown[] =>
    list.map(({ tool, help }) => ({ tool, reason: help?.reason ?? null }));
  return {
    helped: shown(helped),
    favourites: shown(rest.filter(({ tool }) => known.favourites.has(tool.id))),
    others: shown(rest.filter(({ tool }) => !known.favourites.has(tool.id))),
    hidden: shown(ranked.filter(isHidden)),
  };
}
