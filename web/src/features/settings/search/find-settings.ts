import { stem } from '#domain/search/stem.ts';
import { tellingWords } from '#domain/search/telling.ts';
import { wordsOf } from '#domain/search/words.ts';
import { SETTING_ENTRIES, type SettingEntry } from './entries.content.ts';

const stemmed = (folded: string) => ({ folded, stem: stem(folded) });
const wordsIn = (text: string) => wordsOf(text).map(({ folded }) => stemmed(folded));
const KNOWN = SETTING_ENTRIES.map((entry) => ({
  entry,
  label: wordsIn(entry.label),
  words: wordsIn(entry.words),
}));

/**
 * What somebody may mean: everything that knows each of the words, by its beginning, what is called so
 * first. Where nothing knows all of them, what knows most. Accents and capitals do not matter.
 */
export function findSettings(query: string): readonly SettingEntry[] {
  const sought = tellingWords(query).map(({ folded }) => stemmed(folded));
  if (sought.length === 0) return [];
  const hits = (words: ReturnType<typeof wordsIn>) =>
    sought.filter((one) =>
      words.some((word) => word.folded.startsWith(one.folded) || word.stem === one.stem),
    ).length;
  const ranked = KNOWN.map(({ entry, label, words }) => ({
    entry,
    named: hits(label),
    known: hits([...label, ...words]),
  })).filter(({ known }) => known > 0);
  const best = Math.max(0, ...ranked.map(({ known }) => known));
  return ranked
    .filter(({ known }) => known === best)
    .toSorted((one, other) => other.named - one.named)
    .map(({ entry }) => entry);
}
