import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { CHAT_TEXTS } from '../../texts.ts';

const KeepsakesDialog = lazy(async () => {
  const { KeepsakesDialog: dialog } = await import('./keepsakes-dialog.tsx');
  return { default: dialog };
});

/** Opens what was taken along; the dialog is fetched when it is wanted. */
export function KeepsakesButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="pebble" className="size-5" />
        {CHAT_TEXTS.card}
      </Button>
      {open && (
        <Suspense>
          <KeepsakesDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
