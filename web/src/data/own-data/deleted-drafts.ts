import { clearDraft, draftOwner, readDraft } from '#web/lib/drafts.ts';

/** The drafts to something that was deleted. Only the first call of the two counts. */
export interface DeletedDrafts {
  /** It cannot come back any more: nobody would find the words again, and sign-out would count them. */
  drop: () => void;
  /** It came back, and finds its words. */
  keep: () => void;
}

/**
 * Holds the drafts to what is deleted now for as long as it may come back. Leaving the page ends
 * that too. What somebody writes meanwhile, in a field that is still open, stays.
 */
export function draftsOfDeleted(keys: readonly string[]): DeletedDrafts {
  const owner = draftOwner();
  const before = keys.map((key) => readDraft(key, owner));
  let open = true;

  function keep() {
    open = false;
    removeEventListener('pagehide', onLeave);
  }

  function drop() {
    if (!open) return;
    keep();
    for (const [at, key] of keys.entries()) {
      if (readDraft(key, owner) === before[at]) clearDraft(key, owner);
    }
  }

  function onLeave({ persisted }: PageTransitionEvent) {
    if (!persisted) drop();
  }

  addEventListener('pagehide', onLeave);
  return { drop, keep };
}
