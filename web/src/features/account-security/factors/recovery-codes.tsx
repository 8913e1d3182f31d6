import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useTask } from '../parts/use-task.ts';
import { ACCOUNT_TEXTS, RECOVERY_TEXTS as TEXTS } from '../texts.ts';
import { makeRecoveryCodes, type RecoveryStatus, useRecoveryStatus } from './recovery-calls.ts';

interface RecoveryCodesProps {
  userId: string;
  /** The factor that the set is, when there is one. */
  factorId: string | undefined;
  onMade: (codes: string[]) => void;
}

export function RecoveryCodes({ userId, factorId, onMade }: RecoveryCodesProps) {
  const query = useRecoveryStatus(userId, factorId);
  return (
    <div className="w-full max-w-2xl rounded-card border border-line p-4">
      <h4 className="font-semibold">{TEXTS.title}</h4>
      <p className="mt-1 mb-3 text-ink-soft">{TEXTS.lead}</p>
      <Loaded query={query}>{(status) => <Codes status={status} onMade={onMade} />}</Loaded>
    </div>
  );
}

function Codes({
  status,
  onMade,
}: {
  status: RecoveryStatus | null;
  onMade: (codes: string[]) => void;
}) {
  const [asking, setAsking] = useState(false);
  const { busy, error, run } = useTask();
  const make = () => run('make', async () => onMade(await makeRecoveryCodes(status !== null)));
  return (
    <>
      <p className="mb-3">{wordsOf(status)}</p>
      {error && (
        <Notice tone="error" className="mb-3">
          {error}
        </Notice>
      )}
      <Button
        variant="secondary"
        busy={busy !== null}
        onClick={() => (status === null ? make() : setAsking(true))}
      >
        {status === null ? TEXTS.make : TEXTS.renew}
      </Button>
      <ConfirmDialog
        open={asking}
        title={TEXTS.renewTitle}
        description={TEXTS.renewBody}
        confirmLabel={TEXTS.renew}
        cancelLabel={ACCOUNT_TEXTS.cancel}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          make();
        }}
      />
    </>
  );
}

function wordsOf(status: RecoveryStatus | null): string {
  if (status === null) return TEXTS.none;
  return status.remaining === 0 ? TEXTS.used : TEXTS.left(status.remaining, status.total);
}
