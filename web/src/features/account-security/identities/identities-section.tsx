import type { UserIdentity } from '@supabase/auth-js';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Account } from '../api/load-account.ts';
import { Item, Items, Section } from '../parts/section.tsx';
import { useTask } from '../parts/use-task.ts';
import { ACCOUNT_TEXTS, IDENTITY_TEXTS as TEXTS } from '../texts.ts';
import {
  finishLinking,
  linkIdentity,
  type LinkableProvider,
  unlinkIdentity,
  useProviders,
} from './identity-calls.ts';

interface IdentitiesProps {
  account: Account;
  reload: () => Promise<void>;
}

/** Not there at all where a server offers no other service and none is linked. */
export function IdentitiesSection({ account, reload }: IdentitiesProps) {
  const { data: providers = [] } = useProviders();
  const others = account.identities.some(({ provider }) => provider !== 'email');
  if (providers.length === 0 && !others) return null;
  return (
    <Section title={TEXTS.title} lead={TEXTS.lead}>
      <Identities account={account} reload={reload} providers={providers} />
    </Section>
  );
}

function Identities({
  account: { identities },
  reload,
  providers,
}: IdentitiesProps & { providers: readonly LinkableProvider[] }) {
  const [removing, setRemoving] = useState<UserIdentity | null>(null);
  const { busy, error, run } = useTask();
  const linkable = providers.filter(({ id }) =>
    identities.every(({ provider }) => provider !== id),
  );

  const labelOf = ({ provider }: UserIdentity) =>
    provider === 'email'
      ? TEXTS.emailName
      : (providers.find(({ id }) => id === provider)?.label ?? provider);

  const finish = useEffectEvent(() =>
    run('finish', async () => {
      if (!(await finishLinking())) return;
      toast({ title: TEXTS.linked, tone: 'ok' });
      await reload();
    }),
  );
  // Shows the outcome after returning from the service's page.
  useEffect(() => finish(), []);

  return (
    <>
      <Items label={TEXTS.title}>
        {identities.map((identity) => (
          <Item
            key={identity.identity_id}
            title={labelOf(identity)}
            detail={identities.length === 1 ? TEXTS.only : emailOf(identity)}
          >
            {identities.length > 1 && identity.provider !== 'email' && (
              <Button
                variant="quiet"
                aria-label={TEXTS.unlinkLabel(labelOf(identity))}
                onClick={() => setRemoving(identity)}
              >
                {ACCOUNT_TEXTS.remove}
              </Button>
            )}
          </Item>
        ))}
      </Items>
      {error && (
        <Notice tone="error" className="w-full max-w-2xl">
          {error}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {linkable.map(({ id, label }) => (
          <Button
            key={id}
            variant="secondary"
            busy={busy === id}
            onClick={() => run(id, () => linkIdentity(id))}
          >
            {TEXTS.link(label)}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={removing !== null}
        title={TEXTS.unlinkTitle(removing ? labelOf(removing) : '')}
        description={TEXTS.unlinkBody(removing ? labelOf(removing) : '')}
        confirmLabel={ACCOUNT_TEXTS.remove}
        cancelLabel={ACCOUNT_TEXTS.cancel}
        tone="danger"
        busy={busy === 'unlink'}
        onCancel={() => setRemoving(null)}
        onConfirm={() =>
          run('unlink', async () => {
            if (!removing) return;
            await unlinkIdentity(removing).finally(() => setRemoving(null));
            toast({ title: TEXTS.unlinked });
            await reload();
          })
        }
      />
    </>
  );
}

function emailOf({ identity_data: data }: UserIdentity): string {
  const email: unknown = data?.['email'];
  return typeof email === 'string' ? email : '';
}
