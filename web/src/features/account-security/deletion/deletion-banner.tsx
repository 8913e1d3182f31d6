import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { toast } from '#web/ui/toast.tsx';
import { day } from '../parts/dates.ts';
import { useTask } from '../parts/use-task.ts';
import { DELETION_TEXTS as TEXTS } from '../texts.ts';
import { cancelDeletion, useDeletion, useReloadDeletion } from './deletion-calls.ts';

interface DeletionBannerProps {
  userId: string;
  className?: string;
}

/**
 * Shown on every page while an account waits for deletion: the date, and a button to keep it.
 * Small, and without the colour and icon of help.
 */
export function DeletionBanner({ userId, className }: DeletionBannerProps) {
  const { data: due } = useDeletion(userId);
  const reload = useReloadDeletion(userId);
  const { busy, error, run } = useTask();
  if (!due) return null;
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface-2 py-2 pr-2 pl-4 text-ink',
        className,
      )}
    >
      <div className="min-w-0 flex-1 basis-36">
        <p>{TEXTS.pending(day(due))}</p>
        {error && <p role="alert">{error}</p>}
      </div>
      <Button
        variant="secondary"
        busy={busy !== null}
        onClick={() =>
          run('keep', async () => {
            await cancelDeletion();
            toast({ title: TEXTS.kept, tone: 'ok' });
            await reload();
            // The button that had it is gone.
            document.querySelector('main')?.focus({ preventScroll: true });
          })
        }
      >
        {TEXTS.keep}
      </Button>
    </div>
  );
}
