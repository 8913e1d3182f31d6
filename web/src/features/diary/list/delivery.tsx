import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { diary } from '../diary.ts';
import { DIARY_TEXTS } from '../texts.ts';
import type { Entry } from '../use-diary.ts';

/** Where an entry is that the account does not have: on its way, or only here. */
export function Delivery({ entry }: { entry: Pick<Entry, 'delivery' | 'refusedId'> }) {
  const { discard } = useChanges(diary);
  const { delivery, refusedId } = entry;
  if (delivery === 'sent') return null;
  return (
    <div className="relative text-sm text-ink-soft">
      <p className="flex items-center gap-1.5">
        <Icon name={refusedId ? 'warning' : 'clock'} className="size-4 shrink-0" />
        {refusedId ? DIARY_TEXTS.refused : DIARY_TEXTS.waiting}
      </p>
      {refusedId && (
        <Button variant="quiet" className="-ml-4" onClick={() => discard(refusedId)}>
          {DIARY_TEXTS.discard}
        </Button>
      )}
    </div>
  );
}
