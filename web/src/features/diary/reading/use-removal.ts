import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import { draftsOfDeleted } from '#web/data/own-data/deleted-drafts.ts';
import { toast } from '#web/ui/toast.tsx';
import { diary } from '../diary.ts';
import { draftKey } from '../editor/draft-storage.ts';
import { dropPhoto } from '../photos/photo-store.ts';
import { DIARY_TEXTS } from '../texts.ts';
import { type Entry, useKeys } from '../use-diary.ts';

const UNDO_MS = 10_000;

/** Deletes at once; for ten seconds it comes back as it was, with its photo and its draft. */
export function useRemoval() {
  const { owner } = useKeys();
  const { change, undo } = useChanges(diary);

  return (entry: Entry) => {
    const changeId = change({ type: 'delete', id: entry.id });
    const drafts = draftsOfDeleted([draftKey(entry.id)]);
    let isBack = false;
    const dismiss = toast({
      title: DIARY_TEXTS.removed,
      action: {
        label: DIARY_TEXTS.undo,
        onPress: () => {
          isBack = true;
          drafts.keep();
          void undo(changeId, { type: 'add', row: entry });
        },
      },
      onGone: () => {
        if (isBack) return;
        drafts.drop();
        void dropPhoto(owner, entry.id);
      },
    });
    setTimeout(dismiss, UNDO_MS);
  };
}
