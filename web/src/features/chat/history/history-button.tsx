import { lazy, Suspense, useState } from 'react';
import { Icon } from '#web/ui/icon/icon.tsx';
import { CHAT_TEXTS } from '../texts.ts';

const HistoryDialog = lazy(async () => {
  const { HistoryDialog: dialog } = await import('./history-dialog.tsx');
  return { default: dialog };
});

interface HistoryButtonProps {
  current: string | null;
  onOpen: (id: string | null) => void;
}

/** Opens the earlier conversations; the dialog is fetched when it is wanted. */
export function HistoryButton({ current, onOpen }: HistoryButtonProps) {
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
        aria-label={CHAT_TEXTS.history.open}
        title={CHAT_TEXTS.history.open}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-surface-2 xl:hidden"
      >
        <Icon name="menu" />
      </button>
      {wanted && (
        <Suspense>
          <HistoryDialog
            open={open}
            onClose={() => setOpen(false)}
            current={current}
            onOpen={onOpen}
          />
        </Suspense>
      )}
    </>
  );
}
