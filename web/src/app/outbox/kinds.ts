import { keepsakes } from '#web/features/chat/keepsakes/keepsakes.ts';
import { diary } from '#web/features/diary/diary.ts';
import { moods } from '#web/features/mood/moods.ts';
import { contacts } from '#web/features/support-network/contacts/contacts.ts';
import { results } from '../minigames/results.ts';

/** What is sent from wherever its person is; the app knows each by its declaration. */
export const OUTBOX_KINDS = [moods, diary, contacts, keepsakes, results] as const;
