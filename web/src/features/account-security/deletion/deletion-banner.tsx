import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { day } from '../parts/dates.ts';
import { useTask } from '../parts/use-task.ts';
import { DELETION_TEXTS as TEXTS } from '../texts.ts';
import { cancelDeletion, useDeletion, useReloadDeletion } from './deletion-calls.ts';

/** While an account waits to be deleted: until when, and one press to stay. */
export function DeletionBanner({ userId }: { userId: string }) {
  const { data: due } = useDeletion(userId);
  const reload = useReloadDeletion(userId);
  const { busy, error, run } = useTask();
  if (!due) return null;
  return (
    <Notice tone="help" className="mb-8 max-w-2xl">
      <p>{TEXTS.pending(day(due))}</p>
      {error && <p role="alert">{error}</p>}
      <Button
        className="mt-3"
        busy={busy !== null}
        onClick={() =>
          run('keep', async () => {
            await cancelDeletion();
            toast({ title: TEXTS.kept, tone: 'ok' });
            await reload();
          })
        }
      >
        {TEXTS.keep}
      </Button>
    </Notice>
  );
}
