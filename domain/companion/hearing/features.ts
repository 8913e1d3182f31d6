import { meaningsOf } from '../../safety/classifier/meanings.ts';
import { phonetic } from '../../safety/text/phonetic.ts';
import { conceptsOf } from './concepts.ts';
import { plainOf } from './short-answer.ts';

/** Words of a message by how they sound. */
function soundsOf(text: string): string[] {
  return plainOf(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => phonetic(word));
}

const ENDINGS =
  /(?:ando|iendo|aron|ieron|aste|iste|abas?|aban|ias?|ian|are|ere|ire|ados?|adas?|idos?|idas?|arme|erme|irme|arse|erse|irse|ar|er|ir|amos|emos|imos|an|en|as|es|os|a|o|e|s)$/;

/** What is left of a word: at least four sounds, so that short words stay what they are. */
function stem(word: string): string {
  const rest = word.replace(ENDINGS, '');
  return rest.length >= 4 ? rest : word.length > 5 ? word.slice(0, 4) : word;
}

/** A piece of a message with what it may share with others. */
export type Features = ReadonlySet<string>;

/** The pieces of a message, ready to be compared. */
export function readPieces(text: string): Features[] {
  return piecesOf(text).map((piece) => new Set(featuresOf(piece)));
}

/** What two sentences may share: words without their endings, pairs of neighbours, and what words mean. */
export function featuresOf(text: string): string[] {
  const sounds = soundsOf(text);
  const stems = sounds.map(stem);
  const pairs = stems.slice(1).map((word, at) => `${stems[at]} ${word}`);
  const meanings = sounds.flatMap((word) => meaningsOf(word).map((meaning) => `=${meaning}`));
  const concepts = conceptsOf(sounds).toSorted();
  const together = concepts.flatMap((one, at) =>
    concepts.slice(at + 1).map((other) => `#${one}#${other}`),
  );
  return [...stems, ...pairs, ...meanings, ...concepts.map((one) => `#${one}`), ...together];
}

/** Ways to say something, ready to be compared with. */
export function readWays(ways: readonly string[]): Features[] {
  return ways.map((way) => new Set(featuresOf(way)));
}

/** The words alone, without endings. */
export function stemsOf(text: string): string[] {
  return soundsOf(text).map(stem);
}

const CONCEPT = 0.8;
const TWO_CONCEPTS = 0.5;

/** How much a feature counts beside a word: a pair says little more than its two words. */
export function shareOf(feature: string): number {
  if (feature.includes(' ')) return 0.4;
  if (feature.startsWith('#')) return feature.includes('#', 1) ? TWO_CONCEPTS : CONCEPT;
  return feature.startsWith('=') ? 0.5 : 1;
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
