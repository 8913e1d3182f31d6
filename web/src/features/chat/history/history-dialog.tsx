import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { CHAT_TEXTS } from '../texts.ts';
import { LazyHistoryPanel } from './lazy-history-panel.tsx';

interface HistoryDialogProps {
  current: string | null;
  onOpen: (id: string | null) => void;
}

/** Where there is no room for the list beside the conversation. */
export function HistoryDialog({ current, onOpen }: HistoryDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-label={CHAT_TEXTS.history.open}
        title={CHAT_TEXTS.history.open}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-surface-2 xl:hidden"
      >
        <Icon name="menu" />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={CHAT_TEXTS.history.title}>
        {/* Searching makes the list shorter; the dialog stays where it is. */}
        <div className="flex min-h-[55dvh] flex-col">
          <LazyHistoryPanel
            current={current}
            onOpen={(id) => {
              setOpen(false);
              onOpen(id);
            }}
          />
        </div>
      </Dialog>
    </>
  );
}
