import { useCallback, useState, useSyncExternalStore } from 'react';
import { clearDraft, draftOwner, onDraftsChange, readDraft, writeDraft } from './drafts.ts';

interface Draft {
  text: string;
  write: (text: string) => void;
  clear: () => void;
}

/**
 * The draft under `key`, kept at every keystroke and the same in every tab.
 * It stays with whoever was signed in when the field appeared: if the session ends while a person
 * writes, the last words are still theirs.
 */
export function useDraft(key: string): Draft {
  const [owner] = useState(draftOwner);
  const text = useSyncExternalStore(
    onDraftsChange,
    () => readDraft(key, owner),
    () => '',
  );
  const write = useCallback((next: string) => writeDraft(key, next, owner), [key, owner]);
  const clear = useCallback(() => clearDraft(key, owner), [key, owner]);
  return { text, write, clear };
}
