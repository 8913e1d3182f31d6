import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { CHAT_TEXTS } from './texts.ts';

/** Always in sight: who is talking is a program. Pressed, it says what that means. */
export function AiNotice() {
  const [open, setOpen] = useState(false);
  const texts = CHAT_TEXTS.ai;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-ink-soft px-3 text-sm font-semibold whitespace-nowrap hover:bg-surface-2"
      >
        <Icon name="info" className="hidden size-4 sm:block" />
        {texts.chip}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.title}
        footer={<Button onClick={() => setOpen(false)}>{texts.close}</Button>}
      >
        <div className="grid gap-3">
          {texts.body.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="text-ink-soft">{texts.privacy}</p>
        </div>
      </Dialog>
    </>
  );
}
