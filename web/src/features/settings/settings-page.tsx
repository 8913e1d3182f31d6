import { type ReactNode, useEffect } from 'react';
import { fetchPreferences } from '#web/data/preferences/follow-preferences.ts';
import { useUser } from '#web/data/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { IndexedPage } from '#web/ui/page/indexed-page.tsx';
import { AppearanceSection } from './appearance/appearance-section.tsx';
import { DEVICE_TEXTS } from './device/texts.ts';
import { Row } from './parts/row.tsx';
import { later } from './parts/later.tsx';
import { Section } from './parts/section.tsx';
import { SwitchRow } from './parts/switch-row.tsx';
import { goTo } from './parts/use-found.ts';
import { SettingsSearch } from './search/settings-search.tsx';
import { INDEX } from './sections.ts';
import { SAVER_TEXTS, SETTINGS_TEXTS as TEXTS } from './texts.ts';

const RemindersSection = later(async () => {
  const { RemindersSection: section } = await import('./reminders/reminders-section.tsx');
  return section;
});
const SensesSection = later(async () => {
  const { SensesSection: section } = await import('./senses/senses-section.tsx');
  return section;
});
const ExitChoices = later(async () => {
  const { ExitChoices: choices } = await import('./exit/exit-section.tsx');
  return choices;
});
const WordsSection = later(async () => {
  const { WordsSection: section } = await import('./words/words-section.tsx');
  return section;
});

interface SettingsPageProps {
  /** Parts of other features, put together by the route. */
  background?: ReactNode;
  nilo: ReactNode;
  device: ReactNode;
  cookies: ReactNode;
  consent: ReactNode;
  signOut: ReactNode;
}

/** Every choice of a person, in sections; what somebody looks for is found by its name. */
export function SettingsPage(props: SettingsPageProps) {
  const { email, id: userId } = useUser();
  useLatestChoices(userId);
  useArrival();
  return (
    <>
      <SettingsSearch />
      <IndexedPage label={TEXTS.index} entries={INDEX}>
        <Section name="look">
          <AppearanceSection background={props.background} />
        </Section>
        <Section name="nilo">{props.nilo}</Section>
        <Section name="senses">
          <SensesSection />
        </Section>
        <Section name="words">
          <WordsSection />
        </Section>
        <Section name="reminders">
          <RemindersSection />
        </Section>
        <Section name="privacy">
          <div className="flex flex-col gap-5">
            <ExitChoices />
            <Row id="dispositivo">
              <h3 className="font-semibold">{DEVICE_TEXTS.title}</h3>
              <p className="mb-3 max-w-[60ch] text-sm text-ink-soft">{DEVICE_TEXTS.lead}</p>
              {props.device}
            </Row>
          </div>
        </Section>
        <Section name="cookies">{props.cookies}</Section>
        <Section name="consent">{props.consent}</Section>
        <Section name="data">
          <SwitchRow
            id="ahorro"
            preference="dataSaver"
            label={SAVER_TEXTS.label}
            hint={SAVER_TEXTS.hint}
          >
            <p className="max-w-[60ch] text-sm text-ink-soft">{SAVER_TEXTS.more}</p>
          </SwitchRow>
        </Section>
        <Section name="security">
          <ButtonLink to="/settings/security" variant="secondary">
            {TEXTS.toSecurity}
          </ButtonLink>
        </Section>
        <Section name="session" quiet>
          <p className="mb-4 wrap-anywhere text-ink-soft">{TEXTS.signedInAs(email)}</p>
          {props.signOut}
        </Section>
      </IndexedPage>
    </>
  );
}

/** What another device chose since is asked for when the page is opened. */
function useLatestChoices(userId: string): void {
  useEffect(() => {
    // Without network what this device knows holds.
    void fetchPreferences(userId).catch(() => undefined);
  }, [userId]);
}

/** An address that names a section or a row leads there also when the page has to be known first. */
function useArrival(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id !== '') goTo(id);
  }, []);
}
