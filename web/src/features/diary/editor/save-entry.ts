import { useCallback } from 'react';
import { useChanges } from '#web/data/outbox/use-offline-list.ts';
import { diary } from '../diary.ts';
import { type EntryRow, type EntryWords, NO_WORDS } from '../diary-entry.ts';
import { useKeys } from '../use-diary.ts';
import { sealWords } from '../vault/vault.ts';
import type { Draft } from './draft-storage.ts';

/** The diary was locked while somebody saved: the draft is kept, and asks for the key first. */
export class LockedError extends Error {
  override name = 'LockedError';
}

/** Saves what was written, in the form in which this diary is kept. */
export function useSaving() {
  const { vault, isSealed } = useKeys();
  const { change } = useChanges(diary);

  /** @throws {LockedError} */
  const stored = useCallback(
    async (words: EntryWords) => {
      if (!isSealed) {
        const { title, body, emotion, tags } = words;
        return { title, body, emotion, tags, sealed: null };
      }
      if (vault === null) throw new LockedError('locked');
      const sealed = await sealWords(vault.keys, words);
      vault.opened.set(sealed, words);
      return { ...NO_WORDS, sealed };
    },
    [vault, isSealed],
  );

  /** @param seen the entry as it is listed; undefined for a new one */
  const save = useCallback(
    async (draft: Draft, seen: EntryRow | undefined): Promise<void> => {
      const words = {
        title: clean(draft.title).trim(),
        body: clean(draft.body).trim(),
        emotion: draft.emotion,
        tags: draft.tags,
      };
      const content = await stored(words);
      const occurredAt = draft.occurredAt ?? seen?.occurredAt ?? new Date().toISOString();
      const fields = { ...content, occurredAt, revision: crypto.randomUUID() };
      if (seen === undefined) {
        change({ type: 'add', row: { id: draft.id, twinOf: null, ...fields } });
      } else {
        const known = { ...seen, revision: draft.base ?? seen.revision };
        change({ type: 'edit', id: draft.id, fields, seen: known });
      }
    },
    [change, stored],
  );

  return { save };
}

/** The database takes every character but this one. */
function clean(text: string): string {
  return text.replaceAll('\0', '');
}
