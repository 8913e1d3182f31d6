import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { codeOf } from '../account-error.ts';
import { ACCOUNT_ERRORS, ACCOUNT_TEXTS as TEXTS } from '../texts.ts';

interface Asked<T> {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** The loaded data, or a loading state, or the error with a retry button. */
export function Loaded<T>({
  query,
  children,
}: {
  query: Asked<T>;
  children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <Notice tone="error" className="w-full max-w-2xl">
        <p>{ACCOUNT_ERRORS[codeOf(query.error)]}</p>
        <Button
          variant="secondary"
          className="mt-3"
          busy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          {TEXTS.retry}
        </Button>
      </Notice>
    );
  }
  return (
    <output className="flex items-center gap-3 text-ink-soft">
      <Spinner className="inline-flex size-5 text-primary" />
      {TEXTS.loading}
    </output>
  );
}
