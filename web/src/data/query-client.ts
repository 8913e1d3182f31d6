import { QueryClient } from '@tanstack/react-query';
import { DataError } from './data-error.ts';

/**
 * How long an answer counts as fresh, in milliseconds: the four classes of docs/specification.md
 * §9.
 */
export const staleTimes = {
  critical: 30_000,
  standard: 300_000,
  notifications: 30_000,
  static: 900_000,
} as const;

const RETRIES = 2;
const FIRST_DELAY_MS = 200;

/** Trying again helps when no answer came, not when the server has said no. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < RETRIES && (!(error instanceof DataError) || error.temporary);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleTimes.standard,
      retry: worthRetrying,
      retryDelay: (failures) => FIRST_DELAY_MS * 2 ** failures,
    },
  },
});

// After the page, which does not wait for it; without it there is nothing to read offline.
if (typeof indexedDB !== 'undefined') {
  void import('./answers/kept-answers.ts')
    .then(({ keepAnswers }) => keepAnswers(queryClient))
    .catch(() => undefined);
}
