import type { ReactNode } from 'react';
import { useUser } from '#web/data/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { TextSizeSwitch } from '#web/ui/theme/text-size-switch.tsx';
import { ThemeSwitch } from '#web/ui/theme/theme-switch.tsx';
import { SETTINGS_TEXTS as TEXTS } from './texts.ts';

interface SettingsPageProps {
  /** Parts of other features, put together by the route. */
  cookies: ReactNode;
  consent: ReactNode;
  signOut: ReactNode;
}

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
    <div inert className="flex flex-col divide-y divide-line">
      <Section title={TEXTS.look}>
        <div className="invisible">
          <Look />
        </div>
      </Section>
      <Section title={TEXTS.cookies}>{cookies}</Section>
    </div>
  );
}

export function SettingsPage(props: SettingsPageProps) {
  const { email } = useUser();
  return (
    <div className="flex flex-col divide-y divide-line">
      <Section title={TEXTS.look}>
        <Look />
      </Section>
      <Section title={TEXTS.cookies}>{props.cookies}</Section>
      <Section title={TEXTS.consent}>{props.consent}</Section>
      <Section title={TEXTS.security}>
        <p className="mb-4 text-ink-soft">{TEXTS.securityLead}</p>
        <ButtonLink to="/settings/security" variant="secondary">
          <Icon name="lock" />
          {TEXTS.toSecurity}
        </ButtonLink>
      </Section>
      <Section title={TEXTS.session}>
        <p className="mb-4 text-ink-soft">{TEXTS.signedInAs(email)}</p>
        {props.signOut}
      </Section>
    </div>
  );
}

function Look() {
  return (
    <div className="flex flex-col gap-6">
      <ThemeSwitch />
      <TextSizeSwitch />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="py-8 first:pt-0">
      <h2 className="mb-4 font-title text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}
