import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { CHAT_SETTINGS_TEXTS } from './texts.ts';

const SettingsDialog = lazy(async () => {
  const { SettingsDialog: dialog } = await import('./settings-dialog.tsx');
  return { default: dialog };
});

export function SettingsButton({ current }: { current: string | null }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="settings" className="size-5" />
        {CHAT_SETTINGS_TEXTS.open}
      </Button>
      {open && (
        <Suspense>
          <SettingsDialog current={current} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
