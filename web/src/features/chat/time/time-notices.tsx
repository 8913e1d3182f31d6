import { useState } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import { TIME_TEXTS } from './texts.ts';
import { BREAK_AFTER_MINUTES, REMIND_EVERY_MINUTES, useTimeTogether } from './use-time-together.ts';

/** After a while: that a pause may do good; every three hours: that this is a program. */
export function TimeNotices() {
  const minutes = useTimeTogether();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const hours = Math.floor(minutes / REMIND_EVERY_MINUTES) * 3;
  const reminder = hours > 0 ? `ai-${hours}` : null;
  const pause = minutes >= BREAK_AFTER_MINUTES && minutes < REMIND_EVERY_MINUTES ? 'break' : null;
  const shown = [reminder, pause].find((one) => one !== null && !closed.includes(one));
  return (
    <div aria-live="polite" className="shrink-0">
      {shown && (
        <div className="border-t border-line bg-surface-2 px-4 py-2 md:px-8">
          <div className="mx-auto flex w-full max-w-2xl items-center gap-3">
            <p className={shown === 'break' ? 'flex-1' : 'flex-1 text-lg font-bold'}>
              {shown === 'break' ? TIME_TEXTS.pause : TIME_TEXTS.reminder}
            </p>
            <button
              type="button"
              onClick={() => setClosed([...closed, shown])}
              aria-label={TIME_TEXTS.close}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-surface"
            >
              <Icon name="close" className="size-5" />
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
