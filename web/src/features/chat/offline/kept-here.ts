import { keptDrafts } from '#web/data/own-data/kept-drafts.ts';
import { type KeptHere, keptUnder, keptWaiting } from '#web/data/own-data/kept-here.ts';
import { readJson } from '#web/lib/safe-storage.ts';
import { CHAT_KEPT_TEXTS } from './kept-here.texts.ts';
import { keepsakes } from '../keepsakes/keepsakes.ts';
import { messages, moveOlder, OLDER_KEY } from './unsent.ts';

const REMOVED = 'remanso.chat.removed';

/** What the chat keeps on this device. */
export const KEPT_BY_CHAT: readonly KeptHere[] = [
  keptWaiting({
    ...messages,
    inWords: CHAT_KEPT_TEXTS.unsent,
    // Also what this version cannot read.
    unsent(userId) {
      moveOlder(userId);
      return messages.unsent(userId);
    },
  }),
  keptUnder('messages as older versions kept them', [OLDER_KEY]),
  keptWaiting(keepsakes),
  keptDrafts('sentences begun', 'chat.', CHAT_KEPT_TEXTS.drafts),
  keptUnder('talks removed on screen', [REMOVED], {
    unsent: (userId) =>
      readJson(`${REMOVED}.${userId}`, (value) => (Array.isArray(value) ? value.length : null)) ??
      0,
    inWords: CHAT_KEPT_TEXTS.removed,
  }),
  keptUnder('where the chat was left', [
    'remanso.chat.last',
    'remanso.chat.address',
    'remanso.chat.together',
  ]),
];
