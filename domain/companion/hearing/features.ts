import { meaningsOf } from '../../safety/classifier/meanings.ts';
import { phonetic } from '../../safety/text/phonetic.ts';
import { conceptsOf } from './concepts.ts';
import { FEATURE_NUMBERS, type FeatureKind, keyOfTwo } from './feature-numbers.ts';
import { plainOf } from './short-answer.ts';

const ENDINGS =
  /(?:ando|iendo|aron|ieron|aste|iste|abas?|aban|ias?|ian|are|ere|ire|ados?|adas?|idos?|idas?|arme|erme|irme|arse|erse|irse|ar|er|ir|amos|emos|imos|an|en|as|es|os|a|o|e|s)$/;

/** What is left of a word: at least four sounds, so that short words stay what they are. */
function stem(word: string): string {
  const rest = word.replace(ENDINGS, '');
  return rest.length >= 4 ? rest : word.length > 5 ? word.slice(0, 4) : word;
}

/** What a piece of a message may share with others: numbers, each once. */
export type Features = Int32Array;

interface Word {
  stem: string;
  sound: string;
}

/** Words of the content: they come again and again. Words of people are not kept. */
const learned = new Map<string, Word>();

function wordsOf(text: string, isContent: boolean): Word[] {
  return plainOf(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const before = learned.get(word);
      if (before) return before;
      const sound = phonetic(word);
      const read = { sound, stem: stem(sound) };
      if (isContent) learned.set(word, read);
      return read;
    });
}

/** The words alone, without endings. */
export function stemsOf(text: string): string[] {
  return wordsOf(text, false).map((word) => word.stem);
}

/** The pieces of a message, ready to be compared. */
export function readPieces(text: string): Features[] {
  const unseen = new Map<string, number>();
  const number: Numbering = (kind, key) => FEATURE_NUMBERS.find(kind, key, unseen);
  return piecesOf(text).map((piece) => featuresOf(wordsOf(piece, false), number));
}

const learn: Numbering = (kind, key) => FEATURE_NUMBERS.learn(kind, key);

/** Ways to say something, ready to be compared with. */
export function readWays(ways: readonly string[]): Features[] {
  return ways.map((way) => featuresOf(wordsOf(way, true), learn));
}

/** What pieces have together. */
export function allOf(pieces: readonly Features[]): Features {
  const all = new Set<number>();
  for (const piece of pieces) for (const one of piece) all.add(one);
  return Int32Array.from(all);
}

type Numbering = (kind: FeatureKind, key: string | number) => number;

/** Words without their endings, pairs of neighbours, and what words mean, alone and two together. */
function featuresOf(words: readonly Word[], numberOf: Numbering): Features {
  const found = new Set<number>();
  let before: number | null = null;
  for (const word of words) {
    const number = numberOf('word', word.stem);
    found.add(number);
    if (before !== null) found.add(numberOf('pair', keyOfTwo(before, number)));
    before = number;
    for (const meaning of meaningsOf(word.sound)) found.add(numberOf('meaning', meaning));
  }
  const concepts = conceptsOf(words.map(({ sound }) => sound)).toSorted((a, b) => a - b);
  for (const [at, one] of concepts.entries()) {
    found.add(numberOf('concept', one));
    for (let next = at + 1; next < concepts.length; next += 1) {
      found.add(numberOf('concepts', keyOfTwo(one, concepts[next] ?? 0)));
    }
  }
  return Int32Array.from(found);
}

const LONGEST_PIECE = 28;

/**
 * A message in the pieces in which people say one thing each, and neighbours together: who tells a
 * story says what it is about somewhere in it.
 */
function piecesOf(text: string): string[] {
  const sentences = text
    .split(/(?<=[.?!…;])\s+|\n+/u)
    .flatMap((sentence) => shorter(sentence.trim()))
    .filter((piece) => piece !== '');
  if (sentences.length < 2) return sentences;
  const neighbours = sentences.slice(1).map((piece, at) => `${sentences[at]} ${piece}`);
  return [...sentences, ...neighbours].slice(0, MOST_PIECES);
}

const MOST_PIECES = 40;

function shorter(sentence: string): string[] {
  if (sentence.split(' ').length <= LONGEST_PIECE) return [sentence];
  return sentence
    .split(/,\s+|\s+(?=(?:pero|y ahora|porque|entonces)\s)/u)
    .map((part) => part.trim());
}
