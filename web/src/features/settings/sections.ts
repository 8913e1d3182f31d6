import type { IndexEntry } from '#web/ui/page/indexed-page.tsx';
import { SETTINGS_TEXTS as TEXTS } from './texts.ts';

/** The sections in their order. Their addresses (`/settings#cookies`) are kept for ever. */
export const SECTIONS = {
  look: { id: 'apariencia', icon: 'sun', label: TEXTS.sections.look.title },
  nilo: { id: 'nilo', icon: 'talk', label: TEXTS.sections.nilo.title },
  senses: { id: 'sonido', icon: 'sound', label: TEXTS.sections.senses.title },
  words: { id: 'palabras', icon: 'heart', label: TEXTS.sections.words.title },
  reminders: { id: 'avisos', icon: 'clock', label: TEXTS.sections.reminders.title },
  privacy: { id: 'privacidad', icon: 'eye-off', label: TEXTS.sections.privacy.title },
  cookies: { id: 'cookies', icon: 'cookie', label: TEXTS.sections.cookies.title },
  consent: { id: 'consentimiento', icon: 'edit', label: TEXTS.sections.consent.title },
  data: { id: 'datos', icon: 'download', label: TEXTS.sections.data.title },
  security: { id: 'seguridad', icon: 'lock', label: TEXTS.sections.security.title },
  session: { id: 'sesion', icon: 'sign-out', label: TEXTS.sections.session.title },
} as const satisfies Record<string, IndexEntry>;

export type SectionName = keyof typeof SECTIONS;
export const INDEX: readonly IndexEntry[] = Object.values(SECTIONS);
