import { keptDrafts } from '#web/data/own-data/kept-drafts.ts';
import { type KeptHere, keptWaiting } from '#web/data/own-data/kept-here.ts';
import { contacts } from './contacts/contacts.ts';
import { SUPPORT_KEPT_TEXTS } from './kept-here.texts.ts';

/** What the support network keeps on this device. */
export const KEPT_BY_SUPPORT: readonly KeptHere[] = [
  keptWaiting(contacts),
  keptDrafts('contacts begun', 'support-contact.', SUPPORT_KEPT_TEXTS.contacts),
  keptDrafts('messages to contacts begun', 'support-ask.', SUPPORT_KEPT_TEXTS.asks),
];
