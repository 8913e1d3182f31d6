import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { STONES_TEXTS } from './texts.ts';

interface AwaitedProps {
  query: { isError: boolean; refetch: () => Promise<unknown> };
  texts: { failed: string; loading: string };
}

/** In the place of what is not here yet, or could not be read. */
export function Awaited({ query, texts }: AwaitedProps) {
  if (query.isError) {
    return (
      <Notice tone="error" className="mt-4">
        <p>{texts.failed}</p>
        <Button variant="quiet" onClick={() => void query.refetch()}>
          {STONES_TEXTS.retry}
        </Button>
      </Notice>
    );
  }
  return (
    <div className="flex min-h-96 items-center justify-center">
      <Spinner label={texts.loading} />
    </div>
  );
}
