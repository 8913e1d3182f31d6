import { Lexicon } from '../../safety/match/lexicon.ts';
import { compile, matchAt, type Pattern } from '../../safety/match/pattern.ts';
import { type Token, tokenize } from '../../safety/text/tokens.ts';
import { Unmasker } from '../../safety/text/unmask.ts';
import { corrected, TypoTable } from './typos.ts';

/** Something that patterns tell. */
export interface Cued<T> {
  value: T;
  cues: readonly string[];
}

/** Messages and patterns of the content over one lexicon: spelling is read by sound, slips are mended. */
export class CueIndex {
  private readonly lexicon = new Lexicon();
  private readonly byWord = new Map<string, number>();
  private unmasker: Unmasker | null = null;
  private typos: TypoTable | null = null;

  /** The patterns of one kind of thing. To be called for all kinds before the first message is read. */
  compile<T>(cued: readonly Cued<T>[]): CueSet<T> {
    const patterns = cued.map(({ cues }) =>
      // `content[oa]`, `list[oa]s` stand for both endings.
      cues.map((cue) =>
        compile(cue.replace(/([a-zñ]+)\[oa\]([a-zñ*]*)/g, '($1o$2|$1a$2)'), this.lexicon),
      ),
    );
    return new CueSet(cued, patterns);
  }

  read(text: string): Token[] {
    this.unmasker ??= new Unmasker(this.lexicon, []);
    const typos = (this.typos ??= new TypoTable(this.lexicon));
    return tokenize(text, this.lexicon, this.unmasker).map((token) =>
      corrected(token, this.lexicon, typos),
    );
  }
}

export interface Told<T> {
  value: T;
  /** Words that its patterns took in: what says more is surer. */
  words: number;
}

/** Compiled patterns of one kind of thing, found by the words that they begin with. */
export class CueSet<T> {
  private readonly values: readonly T[];
  private readonly bySymbol = new Map<number, [owner: number, pattern: Pattern][]>();

  constructor(cued: readonly Cued<T>[], patterns: readonly (readonly Pattern[])[]) {
    this.values = cued.map(({ value }) => value);
    for (const [owner, own] of patterns.entries()) {
      for (const pattern of own) {
        for (const symbol of pattern.first) {
          const list = this.bySymbol.get(symbol);
          if (list) list.push([owner, pattern]);
          else this.bySymbol.set(symbol, [[owner, pattern]]);
        }
      }
    }
  }

  /** What is told in a message: what takes in most words first, ties as they were declared. */
  find(tokens: readonly Token[]): Told<T>[] {
    const words = new Map<number, number>();
    for (const [at, { symbols }] of tokens.entries()) {
      for (const symbol of symbols) {
        for (const [owner, pattern] of this.bySymbol.get(symbol) ?? []) {
          const end = matchAt(pattern, tokens, at);
          if (end >= 0) words.set(owner, (words.get(owner) ?? 0) + end - at);
        }
      }
    }
    return [...words]
      .toSorted(([a, most], [b, least]) => least - most || a - b)
      .flatMap(([owner, count]) => {
        const value = this.values[owner];
        return value === undefined ? [] : [{ value, words: count }];
      });
  }
}
