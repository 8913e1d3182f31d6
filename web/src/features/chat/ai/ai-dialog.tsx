import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { AI_TEXTS } from './texts.ts';

/** What it means that a program answers. */
export function AiDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={AI_TEXTS.title}
      footer={<Button onClick={onClose}>{AI_TEXTS.close}</Button>}
    >
      <div className="grid gap-3">
        {AI_TEXTS.body.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="text-ink-soft">{AI_TEXTS.privacy}</p>
      </div>
    </Dialog>
  );
}
