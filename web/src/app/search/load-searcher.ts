import { guessCountry } from '#domain/crisis-lines/guess-country.ts';
import type { Searcher } from '#web/features/search/searcher.ts';
import { chosenCountry } from '#web/lib/chosen-country.ts';

let loading: Promise<Searcher> | null = null;

/** Fetches everything there is to find and makes the index, once for as long as the page lives. */
export function loadSearcher(): Promise<Searcher> {
  loading ??= make().catch((error: unknown) => {
    // No connection: the next one tries again.
    loading = null;
    throw error;
  });
  return loading;
}

async function make(): Promise<Searcher> {
  const [{ ENTRIES, entryOf }, { MEANINGS }, { createFinder }] = await Promise.all([
    import('./registry/entries.ts'),
    import('#domain/search/meanings/all-meanings.ts'),
    import('#domain/search/finder/finder.ts'),
  ]);
  const { find } = createFinder(ENTRIES, MEANINGS);
  const lines = entryOf(`line:${chosenCountry() ?? guessCountry() ?? ''}`);
  const help = ['place:crisis-moment', lines?.id ?? 'place:crisis', 'place:safety-plan'];
  return { find, help: help.map(entryOf).filter((entry) => entry !== undefined) };
}
