import type { EntryKind } from '../entry.ts';

/** One word answers two only where it stands in the title and few others have it. */
const LOUD = 12;
/** Questions know many wordings, services and works many names: they share a word with anything. */
const TALKATIVE: ReadonlySet<EntryKind> = new Set(['answer', 'work', 'service']);

export const isTalkative = (kind: EntryKind): boolean => TALKATIVE.has(kind);

/** How much of a search an entry has in its own words. */
export interface InWords {
  /** How many of the telling words it has. */
  answered: number;
  /** What they are worth there. */
  said: number;
  /** How many telling words there are. */
  asked: number;
}

/**
 * Whether an entry that no meaning leads to answers enough of a search: one telling word of several
 * says nothing of a whole sentence.
 */
export function saysEnough(kind: EntryKind, { answered, said, asked }: InWords): boolean {
  if (asked <= 1 || answered >= asked) return true;
  if (asked === 2) return !isTalkative(kind) || said >= LOUD;
  if (asked <= 4 && said >= LOUD) return true;
  return answered >= (asked >= 6 ? 3 : 2);
}

/** What an entry is worth that only shares words with a sentence whose meaning was understood. */
export function worthBesideMeaning(
  kind: EntryKind,
  { answered, asked }: InWords,
  isUnderstood: boolean,
): number {
  if (answered > 1 && 2 * answered >= asked) return 1;
  return isUnderstood || isTalkative(kind) ? 0.55 : 0.75;
}
