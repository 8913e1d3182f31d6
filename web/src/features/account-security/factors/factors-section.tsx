import type { Factor } from '@supabase/auth-js';
import { lazy, Suspense, useState } from 'react';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Account } from '../api/load-account.ts';
import { day } from '../parts/dates.ts';
import { browserHasKeys } from '../parts/browser-has-keys.ts';
import { Item, Items } from '../parts/section.tsx';
import { useTask } from '../parts/use-task.ts';
import { ACCOUNT_TEXTS, FACTOR_TEXTS as TEXTS } from '../texts.ts';
import { CodesDialog } from './codes-dialog.tsx';
import { addKey, freeName, removeFactor } from './factor-calls.ts';
import { makeRecoveryCodes } from './recovery-calls.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemovalNotice } from './removal-notice.tsx';

// The page comes first; its longest dialog is there by the time it is wanted.
const AddAppDialog = lazy(async () => {
  const { AddAppDialog: Dialog } = await import('./add-app-dialog.tsx');
  return { default: Dialog };
});

interface FactorsProps {
  userId: string;
  account: Account;
  reload: () => Promise<void>;
}

function nameOf({ friendly_name: name, factor_type: type }: Factor): string {
  return name || TEXTS.kinds[type === 'webauthn' ? 'webauthn' : 'totp'];
}

export function FactorsSection({ userId, account, reload }: FactorsProps) {
  const { factors } = account;
  const proofs = factors.filter((factor) => factor.factor_type !== 'recovery_code');
  const codesFactor = factors.find((factor) => factor.factor_type === 'recovery_code');
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Factor | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const hasKeys = useBrowserValue(browserHasKeys, true);
  const { busy, error, run } = useTask();

  /** Recovery codes come with the first factor, because people who put them off get locked out. */
  async function added(words: string) {
    const first = codesFactor === undefined;
    const made = first ? await makeRecoveryCodes(false).catch(() => null) : null;
    setAdding(false);
    setCodes(made);
    toast({ title: words, tone: 'ok' });
    await reload();
  }

  function remove(factor: Factor) {
    run('remove', async () => {
      await removeFactor(factor.id, factors).finally(() => setRemoving(null));
      toast({ title: TEXTS.removed });
      await reload();
    });
  }

  return (
    <>
      {proofs.length > 0 && <RemovalNotice userId={userId} />}
      {proofs.length === 0 ? (
        <p>{TEXTS.none}</p>
      ) : (
        <Items label={TEXTS.title}>
          {proofs.map((factor) => (
            <Item
              key={factor.id}
              title={nameOf(factor)}
              detail={`${TEXTS.kinds[factor.factor_type === 'webauthn' ? 'webauthn' : 'totp']} · ${TEXTS.since(day(factor.created_at))}`}
            >
              <Button
                variant="quiet"
                aria-label={TEXTS.removeLabel(nameOf(factor))}
                onClick={() => setRemoving(factor)}
              >
                {ACCOUNT_TEXTS.remove}
              </Button>
            </Item>
          ))}
        </Items>
      )}
      {error && (
        <Notice tone="error" className="w-full max-w-2xl">
          {error}
        </Notice>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <Button variant="secondary" onClick={() => setAdding(true)}>
          {TEXTS.addApp}
        </Button>
        <Button
          variant="secondary"
          busy={busy === 'key'}
          disabledReason={hasKeys ? undefined : TEXTS.key.unsupported}
          onClick={() =>
            run('key', async () => {
              await addKey(freeName(TEXTS.key.name, factors));
              await added(TEXTS.key.done);
            })
          }
        >
          {TEXTS.addKey}
        </Button>
      </div>
      {proofs.length > 0 && (
        <RecoveryCodes
          userId={userId}
          factorId={codesFactor?.id}
          onMade={(made) => {
            setCodes(made);
            void reload();
          }}
        />
      )}
      <Suspense>
        <AddAppDialog
          open={adding}
          name={freeName(TEXTS.app.name, factors)}
          onClose={() => setAdding(false)}
          onAdded={() => added(TEXTS.app.done)}
        />
      </Suspense>
      <CodesDialog
        codes={codes}
        email={account.email}
        onKept={() => {
          setCodes(null);
          void reload();
        }}
      />
      <ConfirmDialog
        open={removing !== null}
        title={TEXTS.removeTitle(removing ? nameOf(removing) : '')}
        description={proofs.length === 1 ? TEXTS.removeLast : TEXTS.removeMore}
        confirmLabel={ACCOUNT_TEXTS.remove}
        cancelLabel={ACCOUNT_TEXTS.cancel}
        tone="danger"
        busy={busy === 'remove'}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing && remove(removing)}
      />
    </>
  );
}
