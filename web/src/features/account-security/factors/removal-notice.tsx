import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { keepFactors, loadFactorRemoval } from '#web/data/accounts/factor-removal.ts';
import { staleTimes } from '#web/data/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useTask } from '../parts/use-task.ts';
import { FACTOR_TEXTS } from '../texts.ts';

const TEXTS = FACTOR_TEXTS.removal;
const WHEN = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeStyle: 'short' });

/** Shown while a removal of the factors is pending: a session with a factor may cancel it. */
export function RemovalNotice({ userId }: { userId: string }) {
  const client = useQueryClient();
  const query = queryOptions({
    queryKey: ['account', userId, 'factor-removal'],
    queryFn: loadFactorRemoval,
    staleTime: staleTimes.critical,
  });
  const { data } = useQuery(query);
  const { busy, error, run } = useTask();
  if (!data?.dueAt) return null;
  return (
    <Notice tone="info" className="w-full max-w-2xl">
      <p className="font-semibold">{TEXTS.pending(WHEN.format(new Date(data.dueAt)))}</p>
      <p className="mt-1">{data.cancellable ? TEXTS.ifNotYou : TEXTS.tooNew}</p>
      {error && (
        <p role="alert" className="mt-2 text-help">
          {error}
        </p>
      )}
      {data.cancellable && (
        <Button
          variant="secondary"
          className="mt-3"
          busy={busy !== null}
          onClick={() =>
            run('keep', async () => {
              client.setQueryData(query.queryKey, await keepFactors());
              toast({ title: TEXTS.kept, tone: 'ok' });
            })
          }
        >
          {TEXTS.keep}
        </Button>
      )}
    </Notice>
  );
}
