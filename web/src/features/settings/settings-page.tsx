import type { ReactNode } from 'react';
import { useUser } from '#web/data/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { type IndexEntry, IndexedPage, PageSection } from '#web/ui/page/indexed-page.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { TextSizeSwitch } from '#web/ui/theme/text-size-switch.tsx';
import { ThemeSwitch } from '#web/ui/theme/theme-switch.tsx';
import { SETTINGS_TEXTS as TEXTS } from './texts.ts';

interface SettingsPageProps {
  /** Parts of other features, put together by the route. */
  background: ReactNode;
  cookies: ReactNode;
  consent: ReactNode;
  signOut: ReactNode;
}

const LOOK = { id: 'apariencia', icon: 'sun', label: TEXTS.look } as const;
const COOKIES = { id: 'cookies', icon: 'cookie', label: TEXTS.cookies } as const;
const CONSENT = { id: 'consentimiento', icon: 'edit', label: TEXTS.consent } as const;
const SECURITY = { id: 'seguridad', icon: 'lock', label: TEXTS.securityShort } as const;
const SESSION = { id: 'sesion', icon: 'sign-out', label: TEXTS.session } as const;
const INDEX: readonly IndexEntry[] = [LOOK, COOKIES, CONSENT, SECURITY, SESSION];

/** Above the page, also before it is known who is there. */
export function SettingsHeader() {
  return <PageHeader title={TEXTS.title} lead={TEXTS.lead} />;
}

/**
 * The first sections as they are for everybody, before it is known who is there. What was chosen
 * keeps its place and is not shown.
 */
export function SettingsFrame({ cookies }: { cookies: ReactNode }) {
  return (
    <div inert>
      <IndexedPage label={TEXTS.index} entries={INDEX}>
        <PageSection {...titled(LOOK)} lead={TEXTS.lookLead}>
          <div className="invisible">
            <Look />
          </div>
        </PageSection>
        <PageSection {...titled(COOKIES)}>{cookies}</PageSection>
      </IndexedPage>
    </div>
  );
}

export function SettingsPage(props: SettingsPageProps) {
  const { email } = useUser();
  return (
    <IndexedPage label={TEXTS.index} entries={INDEX}>
      <PageSection {...titled(LOOK)} lead={TEXTS.lookLead}>
        <Look />
        <div className="mt-6">{props.background}</div>
      </PageSection>
      <PageSection {...titled(COOKIES)}>{props.cookies}</PageSection>
      <PageSection {...titled(CONSENT)}>{props.consent}</PageSection>
      <PageSection {...titled(SECURITY)} title={TEXTS.security}>
        <p className="mb-4 text-ink-soft">{TEXTS.securityLead}</p>
        <ButtonLink to="/settings/security" variant="secondary">
          {TEXTS.toSecurity}
        </ButtonLink>
      </PageSection>
      <PageSection {...titled(SESSION)} quiet>
        <p className="mb-4 wrap-anywhere text-ink-soft">{TEXTS.signedInAs(email)}</p>
        {props.signOut}
      </PageSection>
    </IndexedPage>
  );
}

function titled({ id, icon, label }: IndexEntry) {
  return { id, icon, title: label };
}

function Look() {
  return (
    <div className="flex flex-col gap-6">
      <ThemeSwitch />
      <TextSizeSwitch />
    </div>
  );
}
