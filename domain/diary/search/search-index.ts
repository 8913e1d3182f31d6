import { stem } from '../../search/stem.ts';
import { wordsOf } from '../../search/words.ts';

/** What is searched of an entry. */
export interface Searched {
  id: string;
  title: string;
  words: string;
  tags: readonly string[];
}

/** A hit in the title or in a tag is worth so many in the text. */
const TITLE_WORTH = 4;
/** Whoever writes the beginning of a word finds it, from so many letters on. */
const PREFIX_FROM = 2;

/** An index in memory. It holds words and ids, and lives as long as the page. */
export function createSearchIndex() {
  /** Folded word → id → how much it weighs there. */
  const places = new Map<string, Map<string, number>>();
  const byStem = new Map<string, Set<string>>();
  /** What each entry was read as, to take it out again. */
  const read = new Map<string, { of: Searched; words: ReadonlySet<string> }>();

  function put(id: string, text: string, worth: number, into: Set<string>): void {
    for (const { folded } of wordsOf(text)) {
      const found = places.get(folded) ?? new Map<string, number>();
      found.set(id, (found.get(id) ?? 0) + worth);
      places.set(folded, found);
      into.add(folded);
      const family = byStem.get(stem(folded)) ?? new Set<string>();
      byStem.set(stem(folded), family.add(folded));
    }
  }

  function remove(id: string): void {
    for (const word of read.get(id)?.words ?? []) places.get(word)?.delete(id);
    read.delete(id);
  }

  function add(entry: Searched): void {
    const before = read.get(entry.id)?.of;
    if (before && JSON.stringify(before) === JSON.stringify(entry)) return;
    remove(entry.id);
    const words = new Set<string>();
    put(entry.id, entry.title, TITLE_WORTH, words);
    put(entry.id, entry.tags.join(' '), TITLE_WORTH, words);
    put(entry.id, entry.words, 1, words);
    read.set(entry.id, { of: entry, words });
  }

  /** Words of the index that answer one word of a question. */
  function alike(asked: string, isLast: boolean): ReadonlySet<string> {
    const found = new Set(byStem.get(stem(asked)) ?? []);
    if (isLast && asked.length >= PREFIX_FROM) {
      for (const word of places.keys()) if (word.startsWith(asked)) found.add(word);
    }
    return found;
  }

  return {
    add,
    remove,
    size: () => read.size,
    has: (id: string) => read.has(id),

    /** Ids of the entries that have every word, those that say it most first. */
    find(question: string): string[] {
      const asked = wordsOf(question);
      if (asked.length === 0) return [];
      let hits: Map<string, number> | null = null;
      for (const [place, { folded }] of asked.entries()) {
        const here = new Map<string, number>();
        for (const word of alike(folded, place === asked.length - 1)) {
          for (const [id, worth] of places.get(word) ?? []) {
            if (hits === null || hits.has(id)) {
              here.set(id, (here.get(id) ?? 0) + Math.log(1 + worth));
            }
          }
        }
        for (const [id, worth] of here) here.set(id, worth + (hits?.get(id) ?? 0));
        hits = here;
      }
      return [...(hits ?? [])].toSorted((a, b) => b[1] - a[1]).map(([id]) => id);
    },
  };
}

/** Whether a word of a text answers a question, as the index understands it. */
export function answers(question: string): (folded: string) => boolean {
  const asked = wordsOf(question).map(({ folded }) => folded);
  const stems = new Set(asked.map(stem));
  const last = asked.at(-1) ?? '';
  return (folded) =>
    stems.has(stem(folded)) || (last.length >= PREFIX_FROM && folded.startsWith(last));
}

/** Characters around the first hit. */
const AROUND = 70;

/** The place of a text where the answer stands, cut into what answers and what stands around it. */
export function excerpt(text: string, question: string): { text: string; hit: boolean }[] {
  const isAnswer = answers(question);
  const words = wordsOf(text);
  const first = words.find(({ folded }) => isAnswer(folded));
  const from = first
    ? (words.find((word) => word.from >= first.from - AROUND)?.from ?? first.from)
    : 0;
  const to = words.findLast((word) => word.to <= (first?.to ?? 0) + AROUND * 2)?.to ?? text.length;
  const parts: { text: string; hit: boolean }[] = [];
  let at = from;
  if (from > 0) parts.push({ text: '… ', hit: false });
  for (const word of words) {
    if (word.from < from || word.to > to || !isAnswer(word.folded)) continue;
    if (word.from > at) parts.push({ text: text.slice(at, word.from), hit: false });
    parts.push({ text: text.slice(word.from, word.to), hit: true });
    at = word.to;
  }
  if (to > at) parts.push({ text: text.slice(at, to), hit: false });
  if (to < text.length) parts.push({ text: ' …', hit: false });
  return parts;
}
