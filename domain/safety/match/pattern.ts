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
  /** Options by the symbol that they begin with: long lists of words cost one look-up. */
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
}

export function compile(
  source: string,
  lexicon: Lexicon,
  macros: Readonly<Record<string, string>> = {},
): Pattern {
  const expanded = expand(source, macros);
  const words = expanded.match(/\.\.\d|[()|?!^$]|[^\s()|?!^$]+/g) ?? [];
  const reader = { words, at: 0 };
  const nodes = readSequence(reader, lexicon);
  if (reader.at < words.length) throw new Error(`Unbalanced pattern: ${source}`);
  const first = new Set<number>();
  if (!collectFirst(nodes, first)) throw new Error(`Pattern may be empty: ${source}`);
  return { source, nodes, first };
}

function expand(source: string, macros: Readonly<Record<string, string>>): string {
  let text = source;
  for (let depth = 0; text.includes('{'); depth += 1) {
    if (depth > 8) throw new Error(`Macros nest too deep: ${source}`);
    text = text.replace(/\{([\w-]+)\}/g, (_, name: string) => {
      const body = macros[name];
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
  const bySymbol = new Map<number, Node[][]>();
  const open: Node[][] = [];
  for (const option of options) {
    const first = new Set<number>();
    const begins = option[0]?.kind;
    const solid = collectFirst(option, first) && begins !== 'start' && begins !== 'not';
    if (!solid) open.push(option);
    else
      for (const symbol of first) bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), option]);
  }
  return { kind: 'either', optional, options, bySymbol, open };
}

function takeOptional(reader: Reader): boolean {
  if (reader.words[reader.at] !== '?') return false;
  reader.at += 1;
  return true;
}

/** Adds the symbols a sequence can begin with; false when it can be empty. */
function collectFirst(nodes: Node[], into: Set<number>): boolean {
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

/** Where the pattern can end when it begins at `from`; -1 when it does not match there. */
export function matchAt(pattern: Pattern, tokens: readonly Token[], from: number): number {
  const ends = walk(pattern.nodes, 0, tokens, from, tokens[from]?.sentence ?? 0);
  let furthest = -1;
  for (const end of ends) if (end > furthest) furthest = end;
  return furthest;
}

function walk(
  nodes: Node[],
  index: number,
  tokens: readonly Token[],
  at: number,
  sentence: number,
): number[] {
  const node = nodes[index];
  if (!node) return [at];
  const inside = tokens[at]?.sentence === sentence ? tokens[at] : undefined;
  switch (node.kind) {
    case 'symbol':
      return inside?.symbols.includes(node.id)
        ? walk(nodes, index + 1, tokens, at + 1, sentence)
        : [];
    case 'start':
      return tokens[at - 1]?.sentence === sentence && !inside?.pause
        ? []
        : walk(nodes, index + 1, tokens, at, sentence);
    case 'end':
      return inside && !inside.pause ? [] : walk(nodes, index + 1, tokens, at, sentence);
    case 'not':
      return walk(node.option, 0, tokens, at, sentence).length > 0
        ? []
        : walk(nodes, index + 1, tokens, at, sentence);
    case 'gap':
      return walkGap(nodes, index, node.max, tokens, at, sentence);
    case 'either':
      return walkEither(nodes, index, node, tokens, at, sentence);
  }
}

function walkEither(
  nodes: Node[],
  index: number,
  node: Either,
  tokens: readonly Token[],
  at: number,
  sentence: number,
): number[] {
  const ends = new Set<number>(node.optional ? [at] : []);
  const enter = (options: readonly Node[][] | undefined) => {
    for (const option of options ?? []) {
      for (const end of walk(option, 0, tokens, at, sentence)) ends.add(end);
    }
  };
  enter(node.open);
  const token = tokens[at];
  if (token?.sentence === sentence) {
    for (const symbol of token.symbols) enter(node.bySymbol.get(symbol));
  }
  const found: number[] = [];
  for (const end of ends) found.push(...walk(nodes, index + 1, tokens, end, sentence));
  return found;
}

function walkGap(
  nodes: Node[],
  index: number,
  max: number,
  tokens: readonly Token[],
  at: number,
  sentence: number,
): number[] {
  const found: number[] = [];
  for (let skip = 0; skip <= max; skip += 1) {
    if (skip > 0 && tokens[at + skip - 1]?.sentence !== sentence) break;
    found.push(...walk(nodes, index + 1, tokens, at + skip, sentence));
  }
  return found;
}
