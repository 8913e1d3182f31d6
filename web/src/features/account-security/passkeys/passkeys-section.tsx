import type { PasskeyListItem } from '@supabase/auth-js';
import { lazy, Suspense, useState } from 'react';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { browserHasKeys } from '../parts/browser-has-keys.ts';
import { day, when } from '../parts/dates.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Item, Items } from '../parts/section.tsx';
import { useTask } from '../parts/use-task.ts';
import { deviceName } from '../sessions/device-name.ts';
import { ACCOUNT_TEXTS, PASSKEY_TEXTS as TEXTS } from '../texts.ts';
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  usePasskeys,
  useReloadPasskeys,
} from './passkey-calls.ts';

// The page comes first; the dialog is there by the time it is wanted.
const RenameDialog = lazy(async () => {
  const { RenameDialog: Dialog } = await import('./rename-dialog.tsx');
  return { default: Dialog };
});

const nameOf = (passkey: PasskeyListItem) => passkey.friendly_name || TEXTS.unnamed;

function detailOf({ created_at: made, last_used_at: used }: PasskeyListItem): string {
  const usage = used ? TEXTS.lastUsed(when(used)) : TEXTS.neverUsed;
  return `${TEXTS.since(day(made))} · ${usage}`;
}

export function PasskeysSection({ userId }: { userId: string }) {
  const query = usePasskeys(userId);
  const reload = useReloadPasskeys(userId);
  const hasKeys = useBrowserValue(browserHasKeys, true);
  const [renaming, setRenaming] = useState<PasskeyListItem | null>(null);
  const [removing, setRemoving] = useState<PasskeyListItem | null>(null);
  const { busy, error, run } = useTask();

  return (
    <>
      <Loaded query={query}>
        {(passkeys) =>
          passkeys.length === 0 ? (
            <p>{TEXTS.none}</p>
          ) : (
            <Items label={TEXTS.title}>
              {passkeys.map((passkey) => (
                <Item key={passkey.id} title={nameOf(passkey)} detail={detailOf(passkey)}>
                  <Button
                    variant="quiet"
                    aria-label={TEXTS.renameLabel(nameOf(passkey))}
                    onClick={() => setRenaming(passkey)}
                  >
                    {TEXTS.rename}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={TEXTS.removeLabel(nameOf(passkey))}
                    onClick={() => setRemoving(passkey)}
                  >
                    {ACCOUNT_TEXTS.remove}
                  </Button>
                </Item>
              ))}
            </Items>
          )
        }
      </Loaded>
      {error && (
        <Notice tone="error" className="w-full max-w-2xl">
          {error}
        </Notice>
      )}
      <Button
        variant="secondary"
        busy={busy === 'add'}
        disabledReason={hasKeys ? undefined : TEXTS.unsupported}
        onClick={() =>
          run('add', async () => {
            await addPasskey(deviceName(navigator.userAgent));
            toast({ title: TEXTS.added, tone: 'ok' });
            await reload();
          })
        }
      >
        {TEXTS.add}
      </Button>
      <Suspense>
        <RenameDialog
          name={renaming && nameOf(renaming)}
          onCancel={() => setRenaming(null)}
          onSave={async (name) => {
            if (!renaming) return;
            await renamePasskey(renaming.id, name);
            setRenaming(null);
            toast({ title: TEXTS.renamed, tone: 'ok' });
            await reload();
          }}
        />
      </Suspense>
      <ConfirmDialog
        open={removing !== null}
        title={TEXTS.removeTitle(removing ? nameOf(removing) : '')}
        description={TEXTS.removeBody}
        confirmLabel={ACCOUNT_TEXTS.remove}
        cancelLabel={ACCOUNT_TEXTS.cancel}
        tone="danger"
        busy={busy === 'remove'}
        onCancel={() => setRemoving(null)}
        onConfirm={() =>
          run('remove', async () => {
            if (!removing) return;
            await removePasskey(removing.id).finally(() => setRemoving(null));
            toast({ title: TEXTS.removed });
            await reload();
          })
        }
      />
    </>
  );
}
