import { DRAFT_PREFIX } from '#web/lib/drafts.ts';
import { itemKeys, readItem } from '#web/lib/safe-storage.ts';
import { type AnswerStore, indexedDbAnswers } from '../answers/answer-store.ts';
import { outbox } from '../outbox/the-outbox.ts';
import type { KeptHere } from './kept-here.ts';

/** Some kinds of things that a person would call by one name. */
export interface KeptGroup {
  id: string;
  kept: readonly KeptHere[];
}

export interface Measured {
  id: string;
  /** As the browser keeps letters: two bytes each. */
  bytes: number;
  /** What of it the account lacks, as words of a list. */
  unsent: readonly string[];
}

const PERSON = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const BYTES_A_LETTER = 2;
const OUTBOX = 'remanso.outbox.';

/**
 * How much of each lies on this device, of this person and of nobody in particular. What belongs to two
 * groups counts in the first; what names another person in none.
 */
export async function measureKept(
  groups: readonly KeptGroup[],
  userId: string,
): Promise<Measured[]> {
  const left = new Set(itemKeys('').filter((key) => !isOfAnother(key, userId)));
  const measured: Measured[] = [];
  for (const { id, kept } of groups) {
    let bytes = 0;
    const unsent: string[] = [];
    for (const one of kept) {
      const keys = [...left].filter((key) => lies(one, key, userId));
      for (const key of keys) {
        left.delete(key);
        bytes += (key.length + (readItem(key)?.length ?? 0)) * BYTES_A_LETTER;
      }
      bytes += await storedBytes(one, userId);
      if (one.whose === 'device') continue;
      const count = (await one.unsent?.(userId)) ?? 0;
      if (count > 0 && one.inWords) unsent.push(one.inWords(count));
    }
    measured.push({ id, bytes, unsent });
  }
  return measured;
}

/** Takes one group of this person off the device; what waited to be sent goes with it. */
export async function eraseKept({ kept }: KeptGroup, userId: string): Promise<void> {
  for (const one of kept) {
    if (one.whose === 'device') continue;
    await one.erase(userId, false);
    for (const { kind, owner, id } of outbox.items()) {
      if (kind === one.kind && owner === userId) outbox.discard(owner, kind, id);
    }
  }
}

function isOfAnother(key: string, userId: string): boolean {
  return (key.match(PERSON) ?? []).some((id) => id !== userId) && !key.includes(userId);
}

function lies({ keys = [], drafts = [], kind }: KeptHere, key: string, userId: string): boolean {
  if (key.startsWith(OUTBOX)) {
    return (
      kind !== undefined && (readItem(key)?.includes(`"kind":${JSON.stringify(kind)}`) ?? false)
    );
  }
  const draft = `${DRAFT_PREFIX}${userId}.`;
  return (
    keys.some((one) => key === one || key.startsWith(`${one}.`)) ||
    drafts.some((beginning) => key.startsWith(draft + beginning))
  );
}

async function storedBytes({ databases = [] }: KeptHere, userId: string): Promise<number> {
  if (!databases.includes('remanso-answers')) return 0;
  try {
    const store: AnswerStore = indexedDbAnswers();
    const own = (await store.all()).filter(([key]) => key.startsWith(`${userId} `));
    return JSON.stringify(own).length;
  } catch {
    // Closed to us: then nothing was kept there either.
    return 0;
  }
}
