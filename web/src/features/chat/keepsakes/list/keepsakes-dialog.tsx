import { Dialog } from '#web/ui/dialog.tsx';
import { CHAT_TEXTS } from '../../texts.ts';
import { KeepsakeList } from './keepsake-list.tsx';

/** Everything that was taken along, over the talk. */
export function KeepsakesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={CHAT_TEXTS.card}>
      <KeepsakeList />
    </Dialog>
  );
}
