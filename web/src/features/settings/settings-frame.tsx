import type { ReactNode } from 'react';
import { IndexedPage } from '#web/ui/page/indexed-page.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { AppearanceSection } from './appearance/appearance-section.tsx';
import { HeaderPicture } from './header-picture.tsx';
import { Section } from './parts/section.tsx';
import { SettingsSearch } from './search/settings-search.tsx';
import { INDEX, SECTIONS, type SectionName } from './sections.ts';
import { SETTINGS_TEXTS as TEXTS } from './texts.ts';

/** Above the page, also before it is known who is there. */
export function SettingsHeader() {
  return (
    <div className="flex items-start justify-between gap-8">
      <PageHeader title={TEXTS.title} lead={TEXTS.lead} />
      <HeaderPicture />
    </div>
  );
}

/**
 * The sections as they are for everybody, before it is known who is there. What was chosen keeps its
 * place and is not shown.
 */
export function SettingsFrame({ cookies }: { cookies: ReactNode }) {
  const parts: Partial<Record<SectionName, ReactNode>> = {
    look: (
      <div className="invisible">
        <AppearanceSection />
      </div>
    ),
    cookies,
  };
  return (
    <div inert>
      <SettingsSearch />
      <IndexedPage label={TEXTS.index} entries={INDEX}>
        {(Object.keys(SECTIONS) as SectionName[]).map((name) => (
          <Section key={name} name={name}>
            {parts[name] ?? <div className="min-h-24" />}
          </Section>
        ))}
      </IndexedPage>
    </div>
  );
}
