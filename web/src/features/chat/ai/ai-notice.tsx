import { lazy, Suspense, useState } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import { CHAT_TEXTS } from '../texts.ts';

const AiDialog = lazy(async () => {
  const { AiDialog: dialog } = await import('./ai-dialog.tsx');
  return { default: dialog };
});

/** Always in sight: who is talking is a program. Pressed, it says what that means. */
export function AiNotice() {
  const [open, setOpen] = useState(false);
  // Once fetched it stays, so that closing it gives the focus back to the button.
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        aria-haspopup="dialog"
        className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-ink-soft px-3 text-sm font-semibold whitespace-nowrap hover:bg-surface-2"
      >
        <Icon name="info" className="hidden size-4 sm:block" />
        {CHAT_TEXTS.ai}
      </button>
      {wanted && (
        <Suspense>
          <AiDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
