import { stem } from './stem.ts';
import { tellingWords } from './telling.ts';
import { wordsOf } from './words.ts';

/** A hit in the title is worth so many in the other words. */
const TITLE_WORTH = 3;

/** How well an entry of a list answers; 0 where a telling word of the search is nowhere in it. */
type Match = (title: string, rest?: string) => number;

/**
 * The search within one list (tools, lessons, sheets, games): every telling word must be there, by
 * its stem or its beginning. What understands feelings and misspelt words is the one search over
 * everything (`finder/`).
 */
export function listSearch(query: string): Match {
  const asked = tellingWords(query).map(({ folded }) => ({ folded, stem: stem(folded) }));
  return (title, rest = '') => {
    const inTitle = wordsOf(title);
    const inRest = wordsOf(rest);
    let points = 0;
    for (const word of asked) {
      const isThere = ({ folded }: { folded: string }) =>
        folded.startsWith(word.folded) || stem(folded) === word.stem;
      if (inTitle.some(isThere)) points += TITLE_WORTH;
      else if (inRest.some(isThere)) points += 1;
      else return 0;
    }
    return asked.length === 0 ? 1 : points;
  };
}
