import { keepsakes } from '#web/features/chat/keepsakes/keepsakes.ts';
import { moods } from '#web/features/mood/moods.ts';
import { practices } from '#web/features/wellness-tools/ledger/practices.ts';
import { marks } from '#web/features/wellness-tools/marks/marks.ts';
import { contacts } from '#web/features/support-network/contacts/contacts.ts';
import { results } from '../minigames/results.ts';

/** What is sent from wherever its person is; the app knows each by its declaration. */
export const OUTBOX_KINDS = [moods, contacts, keepsakes, results, practices, marks] as const;
