import type { ReactNode } from 'react';
import { PageSection } from '#web/ui/page/indexed-page.tsx';
import { SECTIONS, type SectionName } from '../sections.ts';
import { SETTINGS_TEXTS as TEXTS } from '../texts.ts';

interface SectionProps {
  name: SectionName;
  quiet?: boolean;
  children: ReactNode;
}

/** A section by its name, with its title and its mark. */
export function Section({ name, quiet = false, children }: SectionProps) {
  const { id, icon } = SECTIONS[name];
  const { title, lead } = TEXTS.sections[name];
  return <PageSection {...{ id, icon, title, lead, quiet }}>{children}</PageSection>;
}
