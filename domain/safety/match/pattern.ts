import type { Lexicon } from './lexicon.ts';
import type { Token } from '../text/tokens.ts';

type Node =
  | { kind: 'symbol'; id: number }
  | Either
  | { kind: 'gap'; max: number }
  | { kind: 'not'; option: Node[] }
  | { kind: 'start' }
  | { kind: 'end' };

interface Either {
  kind: 'either';
  optional: boolean;
  options: Node[][];
  /** Options of one word each: long lists of words cost one look-up. */
  words: Set<number>;
  /** Longer options by the symbol that they begin with. */
  bySymbol: Map<number, Node[][]>;
  /** Options that can begin with nothing, a gap or a border: always tried. */
  open: Node[][];
}

/**
 * A phrase over tokens, written as a line of text:
 *   `word` · `stem*` · `@class` · `(a b|c)` either · `x?` optional · `..3` up to three tokens
 *   between · `!x` not followed by x · `^` and `$` borders of the clause · `{macro}`.
 * It never crosses the border of a sentence. Gaps are short and a pattern is small,
 * so the work per position is bounded whatever the message says.
 */
export interface Pattern {
  source: string;
  nodes: Node[];
  /** Symbols it can begin with; an index over these spares trying every pattern everywhere. */
  first: Set<number>;
  /** Symbols that its second word must have one of; null where it may be any, or none. */
  second: Set<number> | null;
}

export function compile(
  source: string,
  lexicon: Lexicon,
  macros: ReadonlyMap<string, string> = new Map(),
): Pattern {
  const expanded = expand(source, macros);
  const words = expanded.match(/\.\.\d|[()|?!^$]|[^\s()|?!^$]+/g) ?? [];
  const reader = { words, at: 0 };
  const nodes = readSequence(reader, lexicon);
  if (reader.at < words.length) throw new Error(`Unbalanced pattern: ${source}`);
  const first = new Set<number>();
  if (!collectFirst(nodes, first)) throw new Error(`Pattern may be empty: ${source}`);
  if (lengthOf(nodes) > LONGEST) throw new Error(`Pattern may be too long: ${source}`);
  return { source, nodes, first, second: secondOf(nodes) };
}

function expand(source: string, macros: ReadonlyMap<string, string>): string {
  let text = source;
  for (let depth = 0; text.includes('{'); depth += 1) {
    if (depth > 8) throw new Error(`Macros nest too deep: ${source}`);
    text = text.replace(/\{([\w-]+)\}/g, (_, name: string) => {
      const body = macros.get(name);
      if (body === undefined) throw new Error(`Unknown macro ${name} in ${source}`);
      return `(${body})`;
    });
  }
  return text;
}

interface Reader {
  words: string[];
  at: number;
}

function readSequence(reader: Reader, lexicon: Lexicon): Node[] {
  const nodes: Node[] = [];
  for (;;) {
    const word = reader.words[reader.at];
    if (word === undefined || word === ')' || word === '|') return nodes;
    nodes.push(readItem(reader, lexicon));
  }
}

function readItem(reader: Reader, lexicon: Lexicon): Node {
  const word = reader.words[reader.at] ?? '';
  reader.at += 1;
  if (word === '^') return { kind: 'start' };
  if (word === '$') return { kind: 'end' };
  if (word === '!') return { kind: 'not', option: [readItem(reader, lexicon)] };
  if (/^\.\.\d$/.test(word)) return { kind: 'gap', max: Number(word.slice(2)) };
  if (word === '(') return readEither(reader, lexicon);
  const symbol: Node = {
    kind: 'symbol',
    id: word.startsWith('@') ? lexicon.symbol(word) : lexicon.literal(word),
  };
  return takeOptional(reader) ? either([[symbol]], true) : symbol;
}

function readEither(reader: Reader, lexicon: Lexicon): Node {
  const options = [readSequence(reader, lexicon)];
  while (reader.words[reader.at] === '|') {
    reader.at += 1;
    options.push(readSequence(reader, lexicon));
  }
  if (reader.words[reader.at] !== ')') throw new Error(`Missing ) in ${reader.words.join(' ')}`);
  reader.at += 1;
  return either(options, takeOptional(reader));
}

function either(options: Node[][], optional: boolean): Either {
  const words = new Set<number>();
  const bySymbol = new Map<number, Node[][]>();
  const open: Node[][] = [];
  for (const option of options) {
    const [begins, ...rest] = option;
    if (begins?.kind === 'symbol' && rest.length === 0) {
      words.add(begins.id);
      continue;
    }
    const first = new Set<number>();
    const solid = collectFirst(option, first) && begins?.kind !== 'start' && begins?.kind !== 'not';
    if (!solid) open.push(option);
    else
      for (const symbol of first) bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), option]);
  }
  return { kind: 'either', optional, options, words, bySymbol, open };
}

function takeOptional(reader: Reader): boolean {
  if (reader.words[reader.at] !== '?') return false;
  reader.at += 1;
  return true;
}

/** Adds the symbols a sequence can begin with; false when it can be empty. */
function collectFirst(nodes: readonly Node[], into: Set<number>): boolean {
  for (const node of nodes) {
    if (node.kind === 'symbol') {
      into.add(node.id);
      return true;
    }
    if (node.kind === 'gap') return false;
    if (node.kind === 'either') {
      let solid = !node.optional;
      for (const option of node.options) if (!collectFirst(option, into)) solid = false;
      if (solid) return true;
    }
  }
  return false;
}

/** The symbols of which one must follow the first word of a sequence; null where none must. */
function secondOf(nodes: readonly Node[]): Set<number> | null {
  const [node, ...rest] = nodes;
  if (node?.kind === 'symbol') {
    const second = new Set<number>();
    return collectFirst(rest, second) ? second : null;
  }
  if (node?.kind === 'start' || node?.kind === 'not') return secondOf(rest);
  if (node?.kind !== 'either') return null;
  const ways = node.options.map((option) => secondOf([...option, ...rest]));
  if (node.optional) ways.push(secondOf(rest));
  const all = new Set<number>();
  for (const way of ways) {
    if (way === null) return null;
    for (const symbol of way) all.add(symbol);
  }
  return all;
}

/**
 * Where a pattern may have come to, a bit for each word counted from the one it began at. All ways
 * through it are followed at once: no list is made, and no way is gone twice.
 */
type Places = number;

/** A pattern longer than this would run out of bits. */
const LONGEST = 30;

/** Words at most, gaps included. */
function lengthOf(nodes: readonly Node[]): number {
  return nodes.reduce((sum, node) => {
    if (node.kind === 'symbol') return sum + 1;
    if (node.kind === 'gap') return sum + node.max;
    if (node.kind === 'either') return sum + Math.max(...node.options.map(lengthOf));
    return sum;
  }, 0);
}

/** Where the pattern can end when it begins at `from`; -1 when it does not match there. */
export function matchAt(pattern: Pattern, tokens: readonly Token[], from: number): number {
  if (pattern.second && !answersToAny(tokens[from + 1], pattern.second)) return -1;
  const ends = follow(pattern.nodes, 1, tokens, from);
  return ends === 0 ? -1 : from + lastOf(ends);
}

function answersToAny(token: Token | undefined, symbols: ReadonlySet<number>): boolean {
  if (!token) return false;
  for (const symbol of token.symbols) if (symbols.has(symbol)) return true;
  return false;
}

function lastOf(places: Places): number {
  return 31 - Math.clz32(places);
}

function follow(nodes: readonly Node[], begin: Places, tokens: readonly Token[], from: number) {
  let places = begin;
  for (let i = 0; i < nodes.length && places !== 0; i += 1) {
    const node = nodes[i];
    if (node) places = step(node, places, tokens, from);
  }
  return places;
}

/** Where one comes to from any of some places by one part of a pattern. */
function step(node: Node, places: Places, tokens: readonly Token[], from: number): Places {
  const sentence = tokens[from]?.sentence;
  let next = 0;
  for (let left = places; left !== 0; left &= left - 1) {
    const place = lastOf(left & -left);
    const at = from + place;
    const token = tokens[at]?.sentence === sentence ? tokens[at] : undefined;
    switch (node.kind) {
      case 'symbol':
        if (token?.symbols.includes(node.id)) next |= 2 << place;
        break;
      case 'start':
        if (token?.pause || tokens[at - 1]?.sentence !== sentence) next |= 1 << place;
        break;
      case 'end':
        if (!token || token.pause) next |= 1 << place;
        break;
      case 'not':
        if (follow(node.option, 1 << place, tokens, from) === 0) next |= 1 << place;
        break;
      case 'gap':
        next |= 1 << place;
        for (let skip = 0; skip < node.max && tokens[at + skip]?.sentence === sentence; skip += 1) {
          next |= 2 << (place + skip);
        }
        break;
      case 'either':
        next |= stepEither(node, place, token, tokens, from);
        break;
    }
  }
  return next;
}

function stepEither(
  node: Either,
  place: number,
  token: Token | undefined,
  tokens: readonly Token[],
  from: number,
): Places {
  const begin = 1 << place;
  let next = node.optional ? begin : 0;
  for (const option of node.open) next |= follow(option, begin, tokens, from);
  if (!token) return next;
  for (const symbol of token.symbols) {
    if (node.words.has(symbol)) next |= begin << 1;
    const options = node.bySymbol.get(symbol);
    if (!options) continue;
    for (const option of options) next |= follow(option, begin, tokens, from);
  }
  return next;
}
