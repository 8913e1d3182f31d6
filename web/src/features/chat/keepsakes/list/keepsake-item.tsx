import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import type { Listed } from '#web/data/outbox/with-waiting.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { CardLines } from '../card-view.tsx';
import { copyLines } from '../copy-lines.ts';
import type { Keepsake } from '../keepsake.ts';
import { keepsakes } from '../keepsakes.ts';
import { KEEPSAKE_TEXTS } from '../texts.ts';

const TEXTS = KEEPSAKE_TEXTS;
const day = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long', year: 'numeric' });

interface KeepsakeItemProps {
  keepsake: Listed<Keepsake>;
  onRemove: () => void;
}

export function KeepsakeItem({ keepsake, onRemove }: KeepsakeItemProps) {
  const { discard } = useChanges(keepsakes);
  const { title, lines, keptAt, delivery, refusedId } = keepsake;
  return (
    <article aria-label={title} className="py-4">
      <h3 className="font-semibold">{title}</h3>
      <time dateTime={keptAt} className="text-sm text-ink-soft">
        {day.format(new Date(keptAt))}
      </time>
      {delivery !== 'sent' && (
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Icon name={refusedId ? 'warning' : 'clock'} className="size-4 shrink-0" />
          {refusedId ? TEXTS.refused : TEXTS.waiting}
        </p>
      )}
      <CardLines lines={lines} />
      <div className="-ml-3 mt-1 flex flex-wrap">
        <Button
          variant="quiet"
          className="px-3!"
          aria-label={TEXTS.actionOf(TEXTS.copy, title)}
          onClick={() => void copyLines(lines)}
        >
          {TEXTS.copy}
        </Button>
        {refusedId ? (
          <Button variant="quiet" className="px-3!" onClick={() => discard(refusedId)}>
            {TEXTS.discard}
          </Button>
        ) : (
          <Button
            variant="quiet"
            className="px-3!"
            aria-label={TEXTS.actionOf(TEXTS.remove, title)}
            onClick={onRemove}
          >
            <Icon name="trash" className="size-5" />
            {TEXTS.remove}
          </Button>
        )}
      </div>
    </article>
  );
}
