import type { EntryKind } from '../entry.ts';

/** One word answers two only where it stands in the title and few others have it. */
const LOUD = 12;
/** Questions know many wordings, services and works many names: they share a word with anything. */
const TALKATIVE: ReadonlySet<EntryKind> = new Set(['answer', 'work', 'service']);

export const isTalkative = (kind: EntryKind): boolean => TALKATIVE.has(kind);

/**
 * Whether an entry that no meaning leads to answers enough of a search: one telling word of several
 * says nothing of a whole sentence.
 *
 * @param answered how many of its telling words the entry has
 * @param said what they are worth there
 * @param asked how many telling words there are
 */
export function saysEnough(
  kind: EntryKind,
  { answered, said, asked }: { answered: number; said: number; asked: number },
): boolean {
  if (asked <= 1 || answered >= asked) return true;
  if (asked === 2) return !isTalkative(kind) || said >= LOUD;
  return answered >= (asked >= 6 ? 3 : 2);
}
