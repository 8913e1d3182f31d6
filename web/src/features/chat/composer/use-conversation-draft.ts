import { useCallback } from 'react';
import { clearDraft, readDraft, writeDraft } from '#web/lib/drafts.ts';
import { useDraft } from '#web/lib/use-draft.ts';

export function draftKey(conversationId: string | null): string {
  return `chat.${conversationId ?? 'new'}`;
}

/** The sentence being written in a conversation, kept at every keystroke. */
export function useConversationDraft(conversationId: string | null, owner: string) {
  const draft = useDraft(draftKey(conversationId));
  /** A new conversation got its id: the draft of the next message moves with it. */
  const moveTo = useCallback(
    (id: string) => {
      const text = readDraft(draftKey(null), owner);
      if (text === '') return;
      writeDraft(draftKey(id), text, owner);
      clearDraft(draftKey(null), owner);
    },
    [owner],
  );
  return { ...draft, moveTo };
}
