import { phonetic } from '../../safety/text/phonetic.ts';
import { CONCEPTS } from './concepts.content.ts';

interface Entry {
  /** Its place in the list of concepts. */
  concept: number;
  /** Words that follow the first one, as they sound; `*` at the end stands for any ending. */
  rest: readonly string[];
}

interface Known {
  whole: Map<string, Entry[]>;
  beginning: Map<string, Entry[]>;
}

const SHORTEST_STEM = 2;
let known: Known | undefined;

function learn(): Known {
  const whole = new Map<string, Entry[]>();
  const beginning = new Map<string, Entry[]>();
  for (const [concept, words] of Object.values(CONCEPTS).entries()) {
    for (const word of words.split(' ')) {
      const [first = '', ...rest] = word.split('_').map(soundOf);
      const isStem = first.endsWith('*');
      const into = isStem ? beginning : whole;
      const key = isStem ? first.slice(0, -1) : first;
      const list = into.get(key);
      if (list) list.push({ concept, rest });
      else into.set(key, [{ concept, rest }]);
    }
  }
  return { whole, beginning };
}

/** The sound of a word of the list; a stem is written without what may follow. */
function soundOf(word: string): string {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.endsWith('*') ? `${phonetic(plain.slice(0, -1))}*` : phonetic(plain);
}

/** What the words of a piece stand for, each concept once. */
export function conceptsOf(sounds: readonly string[]): number[] {
  const found = new Set<number>();
  for (const [at, word] of sounds.entries()) {
    for (const entry of entriesOf(word)) add(entry, sounds, at, found);
  }
  return [...found];
}

const REMEMBER = 6000;
const NONE: readonly Entry[] = [];
const remembered = new Map<string, readonly Entry[]>();

/** What begins with a word; remembered, as people use the same words. */
function entriesOf(word: string): readonly Entry[] {
  const before = remembered.get(word);
  if (before) return before;
  known ??= learn();
  const found = [...(known.whole.get(word) ?? [])];
  for (let length = SHORTEST_STEM; length <= word.length; length += 1) {
    found.push(...(known.beginning.get(word.slice(0, length)) ?? []));
  }
  if (remembered.size >= REMEMBER) remembered.clear();
  remembered.set(word, found.length > 0 ? found : NONE);
  return found;
}

function add(
  { concept, rest }: Entry,
  sounds: readonly string[],
  at: number,
  found: Set<number>,
): void {
  const follows = rest.every((word, index) => {
    const said = sounds[at + 1 + index] ?? '';
    return word.endsWith('*') ? said.startsWith(word.slice(0, -1)) : said === word;
  });
  if (follows) found.add(concept);
}
