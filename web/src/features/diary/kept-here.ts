import { keptDrafts } from '#web/data/own-data/kept-drafts.ts';
import { type KeptHere, keptUnder, keptWaiting } from '#web/data/own-data/kept-here.ts';
import { diary } from './diary.ts';
import { DIARY_DRAFTS } from './editor/draft-storage.ts';
import { DIARY_KEPT_TEXTS } from './kept-here.texts.ts';
import { dropPhoto, photoIds } from './photos/photo-store.ts';

/** What the diary keeps on this device. */
export const KEPT_BY_DIARY: readonly KeptHere[] = [
  keptWaiting(diary),
  keptDrafts('pages of the diary', DIARY_DRAFTS, DIARY_KEPT_TEXTS.drafts),
  {
    name: 'photos of the diary',
    whose: 'person',
    databases: ['remanso-diary-photos'],
    unsent: async (userId) => (await photoIds(userId)).length,
    inWords: DIARY_KEPT_TEXTS.photos,
    erase: async (userId) => {
      for (const id of await photoIds(userId)) await dropPhoto(userId, id);
    },
  },
  keptUnder('public key of the diary', ['remanso.diary']),
  { name: 'when the diary locks itself', whose: 'device', keys: ['remanso.diary-lock'] },
];
