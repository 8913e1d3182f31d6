import { Dialog } from '#web/ui/dialog.tsx';
import { CHAT_TEXTS } from '../texts.ts';
import { LazyHistoryPanel } from './lazy-history-panel.tsx';

interface HistoryDialogProps {
  open: boolean;
  onClose: () => void;
  current: string | null;
  onOpen: (id: string | null) => void;
}

/** The list of conversations where there is no room for it beside the conversation. */
export function HistoryDialog({ open, onClose, current, onOpen }: HistoryDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={CHAT_TEXTS.history.title}>
      {/* Searching makes the list shorter; the dialog stays where it is. */}
      <div className="flex min-h-[55dvh] flex-col">
        <LazyHistoryPanel
          current={current}
          onOpen={(id) => {
            onClose();
            onOpen(id);
          }}
        />
      </div>
    </Dialog>
  );
}
