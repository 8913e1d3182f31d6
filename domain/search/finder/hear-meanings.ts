import type { Meaning } from '../meanings/meaning.ts';
import { stem } from '../stem.ts';
import { isEmptyWord } from '../telling.ts';
import { type Word, wordsOf } from '../words.ts';
import type { Alike, Vocabulary } from './alike.ts';

/** So many words may stand between two of a phrase: "no me puedo ni dormir". */
const GAP = 2;

interface Phrase {
  stems: readonly string[];
  /** The words as they must stand there; null where their families will do. */
  forms: readonly string[] | null;
  meaning: Meaning;
}

/** A meaning that was heard, where, and how surely (0–1). */
export interface HeardMeaning {
  meaning: Meaning;
  sure: number;
  /** Places of its words among those of the search. */
  places: readonly number[];
}

/** Listens for what people say. Its words join the vocabulary. */
export class MeaningEar {
  readonly #byFirst = new Map<string, Phrase[]>();

  constructor(meanings: readonly Meaning[], vocabulary: Vocabulary) {
    for (const meaning of meanings) {
      for (const said of meaning.says.split('|')) {
        const words = wordsOf(said);
        for (const { folded } of words) vocabulary.add(folded);
        const [first = '', ...rest] = words.map(({ folded }) => stem(folded));
        const phrases = this.#byFirst.get(first) ?? [];
        const forms = said.startsWith('=') ? words.map(({ folded }) => folded) : null;
        phrases.push({ stems: [first, ...rest], forms, meaning });
        this.#byFirst.set(first, phrases);
      }
    }
  }

  /** What the words say, the fullest phrase first; what is only a part of another is left out. */
  hear(words: readonly Word[], alike: readonly Alike[]): HeardMeaning[] {
    const heard: HeardMeaning[] = [];
    for (const [at, here] of alike.entries()) {
      for (const first of here.keys()) {
        for (const phrase of this.#byFirst.get(first) ?? []) {
          const found = follow(phrase, words, alike, at);
          if (found) heard.push({ ...found, meaning: phrase.meaning });
        }
      }
    }
    const tellingAt = (place: number) => !isEmptyWord(words[place]?.folded ?? '');
    const weigh = ({ places, sure }: HeardMeaning) =>
      (places.length + places.filter(tellingAt).length) * sure;
    const kept: HeardMeaning[] = [];
    for (const one of heard.toSorted((a, b) => weigh(b) - weigh(a))) {
      const isPart = kept.some(
        ({ meaning, places }) =>
          meaning === one.meaning || one.places.every((place) => places.includes(place)),
      );
      if (!isPart) kept.push(one);
    }
    return kept;
  }
}

function follow(
  { stems, forms }: Phrase,
  words: readonly Word[],
  alike: readonly Alike[],
  from: number,
): Omit<HeardMeaning, 'meaning'> | null {
  const places: number[] = [];
  let sure = 1;
  let next = from;
  for (const [which, one] of stems.entries()) {
    const form = forms?.[which];
    const isHere = (at: number) =>
      form === undefined ? alike[at]?.has(one) : words[at]?.folded === form;
    const until = places.length === 0 ? from : next + GAP;
    let at = next;
    while (at <= until && !isHere(at)) at += 1;
    if (at > until) return null;
    sure *= form === undefined ? (alike[at]?.get(one) ?? 0) : 1;
    places.push(at);
    next = at + 1;
  }
  return { places, sure };
}
