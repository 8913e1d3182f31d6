import { Suspense, use, useState } from 'react';
import type { Card } from '#domain/companion/turns/talk-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { toast } from '#web/ui/toast.tsx';
import { CardExtra } from './card-extra.ts';
import { copyLines } from './copy-lines.ts';
import { KEEPSAKE_TEXTS } from './texts.ts';
import { useKeeping } from './use-keeping.ts';
import { useKeepsakes } from './use-keepsakes.ts';

const TEXTS = KEEPSAKE_TEXTS;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What can be done with a card: to the clipboard, to the list, to the calendar. */
export function CardActions({ messageId, card }: { messageId: string; card: Card }) {
  // An answer that no account stores has no id of its own.
  const [id] = useState(() => (UUID.test(messageId) ? messageId : crypto.randomUUID()));
  const { rows } = useKeepsakes();
  const { keep } = useKeeping();
  const extra = use(CardExtra);
  const isKept = rows.some((row) => row.id === id);
  return (
    <div className="-mx-2 flex flex-wrap gap-x-1">
      <Button
        variant="quiet"
        className="px-2!"
        aria-label={TEXTS.actionOf(TEXTS.copy, card.title)}
        onClick={() => void copyLines(card.lines)}
      >
        {TEXTS.copy}
      </Button>
      <Button
        variant="quiet"
        className="px-2!"
        aria-pressed={isKept}
        onClick={() => {
          if (!isKept) keep(id, card);
        }}
      >
        <Icon name={isKept ? 'check' : 'pebble'} className="size-5" />
        {isKept ? TEXTS.isKept : TEXTS.keep}
      </Button>
      <Button
        variant="quiet"
        className="px-2!"
        title={TEXTS.calendarHint}
        onClick={() => void toCalendar(id, card)}
      >
        <Icon name="clock" className="size-5" />
        {TEXTS.calendar}
      </Button>
      <Suspense>{extra?.({ id, card })}</Suspense>
    </div>
  );
}

async function toCalendar(id: string, card: Card): Promise<void> {
  try {
    const { calendarFile, saveCalendarFile } = await import('./calendar-file.ts');
    saveCalendarFile(calendarFile({ id, ...card }, new Date()));
    toast({ title: TEXTS.calendarMade, tone: 'ok' });
  } catch {
    toast({ title: TEXTS.calendarFailed, tone: 'error' });
  }
}
