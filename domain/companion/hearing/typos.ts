import type { Lexicon } from '../../safety/match/lexicon.ts';
import { phonetic } from '../../safety/text/phonetic.ts';
import type { Token } from '../../safety/text/tokens.ts';
import { NOT_TYPOS } from './words.content.ts';

const SHORTEST = 6;

/** Words of the cues by what is left of them when one letter goes: one slip of the finger is found. */
export class TypoTable {
  private readonly byRest = new Map<string, string>();
  private readonly untouched = new Set(NOT_TYPOS.split(' ').map((word) => phonetic(plain(word))));

  constructor(lexicon: Lexicon) {
    for (const word of lexicon.allWords()) {
      if (word.length < SHORTEST) continue;
      this.byRest.set(word, word);
      for (const rest of restsOf(word)) if (!this.byRest.has(rest)) this.byRest.set(rest, word);
    }
  }

  /** The word that was meant; null when none is one slip away. */
  meant(word: string): string | null {
    if (word.length < SHORTEST || this.untouched.has(word)) return null;
    for (const rest of [word, ...restsOf(word)]) {
      const found = this.byRest.get(rest);
      if (found !== undefined && found.charAt(0) === word.charAt(0) && isNear(found, word))
        return found;
    }
    return null;
  }
}

export function corrected(token: Token, lexicon: Lexicon, typos: TypoTable): Token {
  if (token.symbols.length > 0) return token;
  const word = typos.meant(token.word);
  return word === null ? token : { ...token, word, symbols: lexicon.symbolsOf(word) };
}

function* restsOf(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}

/** Two words that share a rest differ by one letter or by two neighbours changed about. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  if (a.length !== b.length) return true;
  const different = Array.from(a)
    .map((letter, at) => (letter === b[at] ? -1 : at))
    .filter((at) => at >= 0);
  if (different.length <= 1) return true;
  const [first = 0, second = 0] = different;
  return (
    different.length === 2 &&
    second === first + 1 &&
    a[first] === b[second] &&
    a[second] === b[first]
  );
}

function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
