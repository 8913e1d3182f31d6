import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CONSENT_TEXTS as TEXTS } from './texts.ts';

/**
 * docs/specification.md §4: whoever does not accept may go, to a blank page and without a way back
 * in the history.
 */
export function ExitChoice() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" className="px-2.5! text-sm" onClick={() => setAsking(true)}>
        {TEXTS.exit}
      </Button>
      <ConfirmDialog
        open={asking}
        title={TEXTS.exitTitle}
        description={TEXTS.exitQuestion}
        confirmLabel={TEXTS.exitYes}
        cancelLabel={TEXTS.exitNo}
        onConfirm={() => location.replace('about:blank')}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
