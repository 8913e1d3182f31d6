import { DRAFT_PREFIX, readDraft, writeDraft } from '#web/lib/drafts.ts';
import { itemKeys } from '#web/lib/safe-storage.ts';
import type { KeptHere } from './kept-here.ts';

/**
 * The drafts of one feature.
 * @param beginning of their keys: `chat.` stands for `useDraft('chat.new')`
 */
export function keptDrafts(
  name: string,
  beginning: string,
  inWords: (count: number) => string,
): KeptHere {
  const keysOf = (userId: string) => {
    const prefix = `${DRAFT_PREFIX}${userId}.`;
    return itemKeys(prefix + beginning).map((key) => key.slice(prefix.length));
  };
  return {
    name,
    whose: 'person',
    drafts: [beginning],
    unsent: (userId) => keysOf(userId).filter((key) => readDraft(key, userId).trim() !== '').length,
    inWords,
    erase: (userId) => {
      for (const key of keysOf(userId)) writeDraft(key, '', userId);
    },
  };
}
