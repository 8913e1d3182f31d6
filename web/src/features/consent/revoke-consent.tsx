import { useState } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useRevokeConsent } from './api/revoke-consent.ts';
import { CONSENT_TEXTS } from './texts.ts';

const TEXTS = CONSENT_TEXTS.revoke;

/** For the settings page: see what was signed, take it back. */
export function RevokeConsent() {
  const [asking, setAsking] = useState(false);
  const revoking = useRevokeConsent();

  function revoke() {
    revoking.mutate(undefined, {
      onSuccess: () => toast({ title: TEXTS.done }),
      onError: () => toast({ title: TEXTS.failed, tone: 'error' }),
      onSettled: () => setAsking(false),
    });
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{TEXTS.lead}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/signature" variant="secondary">
          {TEXTS.see}
        </ButtonLink>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {TEXTS.open}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={TEXTS.open}
        description={TEXTS.question}
        confirmLabel={TEXTS.yes}
        cancelLabel={TEXTS.no}
        tone="danger"
        busy={revoking.isPending}
        onConfirm={revoke}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
