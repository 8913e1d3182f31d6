import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { CHAT_SETTINGS_TEXTS } from './texts.ts';
import { AddressChoice } from './address-choice.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { MemoryList } from './memory-list.tsx';
import { SettingsGate } from './settings-gate.tsx';

interface SettingsDialogProps {
  /** The conversation on screen; null for a new one. */
  current: string | null;
  onClose: () => void;
}

/** How the companion speaks, what it remembers, and taking everything along. */
export function SettingsDialog({ current, onClose }: SettingsDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={CHAT_SETTINGS_TEXTS.title}
      footer={<Button onClick={onClose}>{CHAT_SETTINGS_TEXTS.done}</Button>}
    >
      <div className="grid gap-6">
        <SettingsGate>
          {(settings, save) => (
            <>
              <AddressChoice settings={settings} onSave={save} />
              <MemoryList settings={settings} onSave={save} />
            </>
          )}
        </SettingsGate>
        <ExportButtons current={current} />
      </div>
    </Dialog>
  );
}
