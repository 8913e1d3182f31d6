import { queryOptions } from '@tanstack/react-query';
import { DEFAULT_BACKGROUND, readBackground } from '#domain/backgrounds/background-setting.ts';
import { loadBackend } from '#web/data/backend.ts';
import { dataOf } from '#web/data/data-error.ts';
import { staleTimes } from '#web/data/query-client.ts';

/** docs/specification.md §4, Background. */
const RETRIES = 3;

/** What the account has; the default where nothing is saved, or nothing that we can draw. */
export function backgroundQuery(userId: string) {
  return queryOptions({
    queryKey: ['background', userId],
    queryFn: async ({ signal }) => {
      const backend = await loadBackend();
      const rows = dataOf(await backend.from('profiles').select('background').abortSignal(signal));
      return readBackground(rows[0]?.background) ?? DEFAULT_BACKGROUND;
    },
    staleTime: staleTimes.standard,
    retry: RETRIES,
  });
}
