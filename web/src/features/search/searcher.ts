import type { Entry } from '#domain/search/entry.ts';
import type { Findings } from '#domain/search/finder/finder.ts';

/** Everything there is to look through, as the app puts it together. */
export interface Searcher {
  find: (query: string) => Findings;
  /** What stands first where the words are serious. */
  help: readonly Entry[];
}
