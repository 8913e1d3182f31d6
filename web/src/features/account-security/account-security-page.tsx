import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useUser } from '#web/data/session.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type IndexEntry, IndexedPage, PageSection } from '#web/ui/page/indexed-page.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { type Account, useAccount, useReloadAccount } from './api/load-account.ts';
import { EmailSection } from './email/email-section.tsx';
import { FactorsSection } from './factors/factors-section.tsx';
import { Loaded } from './parts/loaded.tsx';
import { Section } from './parts/section.tsx';
import { ReauthenticationProvider } from './reauthentication/reauthentication-provider.tsx';
import { PasskeysSection } from './passkeys/passkeys-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import {
  ACCOUNT_TEXTS,
  DELETION_TEXTS,
  FACTOR_TEXTS,
  PASSKEY_TEXTS,
  SESSION_TEXTS,
} from './texts.ts';

// The foot of a long page; what they show waits for the account anyway.
const DeletionSection = lazy(async () => {
  const { DeletionSection: Deletion } = await import('./deletion/deletion-section.tsx');
  return { default: Deletion };
});
const IdentitiesSection = lazy(async () => {
  const { IdentitiesSection: Identities } = await import('./identities/identities-section.tsx');
  return { default: Identities };
});

const TEXTS = ACCOUNT_TEXTS;

const OPENS = { id: 'entradas', icon: 'lock' } as const;
const OPEN = { id: 'sesiones', icon: 'system' } as const;
const END = { id: 'borrar', icon: 'sign-out' } as const;
const INDEX: readonly IndexEntry[] = [
  { ...OPENS, label: TEXTS.opens.title },
  { ...OPEN, label: TEXTS.open },
  { ...END, label: DELETION_TEXTS.title },
];

interface AccountSecurityPageProps {
  /** The form of another feature, put here by the route. */
  password: ReactNode;
  /** Where somebody goes on who has just got the account back; null for everybody else. */
  afterRecovery: string | null;
}

export function AccountSecurityPage({ password, afterRecovery }: AccountSecurityPageProps) {
  const { id: userId } = useUser();
  const online = useOnline();
  const account = useAccount(userId);
  const reload = useReloadAccount(userId);

  return (
    <>
      <Link
        to="/settings"
        className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-semibold text-primary hover:bg-primary-soft"
      >
        <Icon name="arrow-left" className="size-5" />
        {TEXTS.back}
      </Link>
      <PageHeader title={TEXTS.title} lead={TEXTS.lead} />
      {!online && (
        <Notice tone="info" className="mb-8 max-w-2xl">
          {TEXTS.offline}
        </Notice>
      )}
      {afterRecovery !== null && (
        <Notice tone="info" className="mb-8 max-w-2xl">
          <h2 className="font-semibold">{TEXTS.recovered.title}</h2>
          <p>{TEXTS.recovered.body}</p>
          <ButtonLink to={afterRecovery} variant="secondary" className="mt-3">
            {TEXTS.recovered.next}
          </ButtonLink>
        </Notice>
      )}
      <ReauthenticationProvider
        email={account.data?.email ?? ''}
        hasPassword={account.data?.hasPassword ?? true}
      >
        <IndexedPage label={TEXTS.index} entries={INDEX}>
          <PageSection landmark {...OPENS} title={TEXTS.opens.title} lead={TEXTS.opens.lead}>
            <div className="flex flex-col divide-y divide-line border-t border-line pt-6">
              <Section title={TEXTS.password.title}>
                <Loaded query={account}>
                  {({ hasPassword }) =>
                    hasPassword ? <div className="w-full">{password}</div> : <WithoutPassword />
                  }
                </Loaded>
              </Section>
              <Section title={TEXTS.email.title}>
                <Loaded query={account}>
                  {(data) => <EmailSection account={data} reload={reload} />}
                </Loaded>
              </Section>
              <Section title={FACTOR_TEXTS.title} lead={FACTOR_TEXTS.lead}>
                <Loaded query={account}>
                  {(data) => <FactorsSection {...{ userId, reload }} account={data} />}
                </Loaded>
              </Section>
              <Section title={PASSKEY_TEXTS.title} lead={PASSKEY_TEXTS.lead}>
                <PasskeysSection userId={userId} />
              </Section>
              <Linked account={account.data} reload={reload} />
            </div>
          </PageSection>
          <PageSection landmark {...OPEN} title={SESSION_TEXTS.title} lead={SESSION_TEXTS.lead}>
            <div className="flex flex-col items-start gap-4">
              <SessionsSection userId={userId} />
            </div>
          </PageSection>
          <PageSection
            landmark
            {...END}
            title={DELETION_TEXTS.title}
            lead={DELETION_TEXTS.lead}
            quiet
          >
            <div className="flex flex-col items-start gap-4">
              <Suspense>
                <DeletionSection userId={userId} />
              </Suspense>
            </div>
          </PageSection>
        </IndexedPage>
      </ReauthenticationProvider>
    </>
  );
}

function Linked({
  account,
  reload,
}: {
  account: Account | undefined;
  reload: () => Promise<void>;
}) {
  return account ? (
    <Suspense>
      <IdentitiesSection account={account} reload={reload} />
    </Suspense>
  ) : null;
}

/** Who came through another service chooses a password by mail: the mailbox shows who it is. */
function WithoutPassword() {
  return (
    <>
      <p className="max-w-[62ch]">{TEXTS.password.none}</p>
      <ButtonLink to="/reset-password" variant="secondary">
        {TEXTS.password.toReset}
      </ButtonLink>
    </>
  );
}
