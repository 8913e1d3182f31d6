import { Lexicon } from '../match/lexicon.ts';
import type { Token } from '../text/tokens.ts';
import { EVERYDAY_MEANINGS } from './everyday-meanings.content.ts';
import { MEANINGS } from './meanings.content.ts';
import { bucket, hashOf, KINDS, mix, START, tagged } from './places.ts';

const ONE = 0x4d;
const NEAR = 0x50;
const BESIDE = 0x42;
const WITH_WORD = 0x57;
const DENIED = 0x4e;
const NEAR_DENIED = 0x6e;

/** How far apart two meanings may stand to count together. */
const REACH = 8;
/** So many words after a "no" it still reaches, unless a pause stands between. */
const REACH_OF_NO = 3;
const NO = new Set(['no', 'nunka', 'jamas', 'ni', 'sin', 'tampoko']);

interface Known {
  lexicon: Lexicon;
  /** Symbol of the lexicon → hash of the meaning's name. */
  names: Map<number, number>;
}

let known: Known | undefined;
const remembered = new Map<string, readonly number[]>();
const REMEMBER = 4000;

function learnWords(): Known {
  const lexicon = new Lexicon();
  const names = new Map<number, number>();
  for (const group of [MEANINGS, EVERYDAY_MEANINGS]) {
    for (const [name, words] of Object.entries(group)) {
      lexicon.addClass(name, words);
      names.set(lexicon.symbol(`@${name}`), hashOf(name));
    }
  }
  return { lexicon, names };
}

/** The hashes of what a word means by itself. */
export function meaningsOf(word: string): readonly number[] {
  const before = remembered.get(word);
  if (before) return before;
  known ??= learnWords();
  const { lexicon, names } = known;
  const found = lexicon.symbolsOf(word).map((symbol) => names.get(symbol) ?? symbol);
  if (remembered.size >= REMEMBER) remembered.clear();
  remembered.set(word, found);
  return found;
}

/** What words mean: each meaning, also under a "no", side by side, and near one another. */
export function addMeanings(
  tokens: readonly Token[],
  hashes: readonly number[],
  into: number[],
): void {
  const own = tokens.map((token) => meaningsOf(token.word));
  const denied = reachOfNo(tokens);
  const add = (hash: number, kind: number, word: number) =>
    into.push(tagged(bucket(hash, kind), word, KINDS.meanings));
  for (let i = 0; i < own.length; i += 1) {
    for (const one of own[i] ?? []) {
      add(one, ONE, i);
      add(one, denied[i] ? DENIED : DENIED + 1, i);
      add(mix(one, hashes[i + 1] ?? START), WITH_WORD, i);
      add(mix(hashes[i - 1] ?? START, one), WITH_WORD + 1, i);
      for (let j = i + 1; j <= i + REACH && j < own.length; j += 1) {
        const under = (denied[i] ? 1 : 0) + (denied[j] ? 2 : 0);
        for (const other of own[j] ?? []) {
          const pair = mix(one, other);
          add(pair, NEAR, j);
          if (j === i + 1) add(pair, BESIDE, j);
          if (under > 0) add(pair, NEAR_DENIED + under, j);
        }
      }
    }
  }
}

function reachOfNo(tokens: readonly Token[]): boolean[] {
  let left = 0;
  return tokens.map((token) => {
    if (token.pause) left = 0;
    const under = left > 0;
    left = NO.has(token.word) ? REACH_OF_NO : Math.max(0, left - 1);
    return under;
  });
}
