import { forgetAnswersOf } from '../answers/kept-answers.ts';
import { preferenceChanges, preferenceChangesInWords } from '../preferences/change-preference.ts';
import { forgetPreferences } from '../preferences/kept-preferences.ts';
import { outbox } from '../outbox/the-outbox.ts';
import { clearSessionBackup } from '../session-backup.ts';
import { SESSION_KEY } from '../stored-session.ts';
import { clearTabItems } from '../tab-storage.ts';
import { clearSecureItems } from '#web/lib/secure-items.ts';
import { itemKeys, readItem, removeItem } from '#web/lib/safe-storage.ts';
import { type KeptHere, keptUnder, keptWaiting } from './kept-here.ts';

/** What stands below the features and is kept for all of them. */
export const KEPT_BY_DATA: readonly KeptHere[] = [
  {
    name: 'session',
    whose: 'person',
    keys: [SESSION_KEY],
    // Leaving has removed it; an account that is deleted has none.
    erase: () => undefined,
  },
  {
    name: 'who was here last',
    whose: 'person',
    keys: ['remanso.session-backup'],
    erase: (userId, leaving) => {
      if (leaving || readItem('remanso.session-backup')?.includes(userId)) clearSessionBackup();
    },
  },
  {
    name: 'secure items',
    whose: 'person',
    keys: ['remanso.secure'],
    erase: (userId, leaving) => {
      if (leaving) clearSecureItems();
      for (const key of itemKeys('remanso.secure.')) {
        if (key.includes(userId) || readItem(key)?.includes(userId)) removeItem(key);
      }
    },
  },
  {
    name: 'answers to read offline',
    whose: 'person',
    databases: ['remanso-answers'],
    erase: (userId) => forgetAnswersOf(userId),
  },
  keptWaiting({ ...preferenceChanges, inWords: preferenceChangesInWords }),
  keptUnder('choices of the settings', ['remanso.preferences'], { erase: forgetPreferences }),
  // Whose kinds they are counts them.
  keptUnder('outbox', ['remanso.outbox'], { deliver: (userId) => outbox.flush(userId) }),
  // Moved out of it before anybody counts or erases; emptied, it stays.
  { name: 'outbox of older versions', whose: 'device', databases: ['remanso-outbox'] },
  {
    name: 'what a tab keeps',
    whose: 'person',
    keys: ['remanso.recovering', 'remanso.mail-sent-at', 'remanso.typed-email'],
    erase: (_userId, leaving) => {
      if (leaving) clearTabItems();
    },
  },
  // Each feature counts its own; what an older version left goes with them.
  keptUnder('drafts', ['remanso.draft']),
  { name: 'this browser', whose: 'device', keys: ['remanso.device-id', 'remanso.attempts'] },
  { name: 'country of the help lines', whose: 'device', keys: ['remanso.country'] },
];
