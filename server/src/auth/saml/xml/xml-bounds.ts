/** What a document may be at most. Real answers have some 15 levels and a few hundred elements. */
interface Bounds {
  characters: number;
  elements: number;
  depth: number;
}

/** For an answer that anybody may post. */
export const RESPONSE_BOUNDS: Bounds = { characters: 131_072, elements: 2_000, depth: 40 };
/** For a description that an operator connects. */
export const METADATA_BOUNDS: Bounds = { characters: 500_000, elements: 5_000, depth: 40 };

/** Sections without elements, and what ends each. */
const SECTIONS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Where the tag that begins at `start` ends: quoted values may hold `>`. -1 when it never does. */
function endOfTag(xml: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < xml.length; at += 1) {
    const character = xml[at];
    if (character === quote) quote = '';
    else if (quote !== '') continue;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
    else if (character === '<') return -1;
  }
  return -1;
}

/**
 * Looks at a document once, from the front, before a parser or a pattern does: each of those takes
 * the square of its length, or more, for some that are made for it. No document type either: it
 * could define entities that grow, or that read files.
 * @returns in words what is wrong with it; undefined when it may be parsed
 */
export function xmlOutOfBounds(xml: string, bounds: Bounds): string | undefined {
  if (xml.length > bounds.characters) return 'is too large';
  let [depth, elements, at] = [0, 0, xml.indexOf('<')];
  while (at !== -1) {
    const start = at;
    const section = SECTIONS.find(([opening]) => xml.startsWith(opening, start));
    let end: number;
    if (section) {
      const [opening, closing] = section;
      end = xml.indexOf(closing, start + opening.length);
    } else if (xml[start + 1] === '!') {
      return 'has a document type';
    } else {
      end = endOfTag(xml, start);
      elements += 1;
      if (xml[start + 1] === '/') depth -= 1;
      else if (xml[end - 1] !== '/') depth += 1;
    }
    if (end === -1) return 'is not closed';
    if (elements > 2 * bounds.elements) return 'has too many elements';
    if (depth < 0 || depth > bounds.depth) return 'is nested too deep, or not at all';
    at = xml.indexOf('<', end + 1);
  }
  return depth === 0 && elements > 0 ? undefined : 'is not closed';
}
