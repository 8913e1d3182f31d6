import { tableOf } from '../../table.ts';
import type { Lexicon } from '../match/lexicon.ts';
import { clean } from './clean.ts';
import type { Unmasker } from './unmask.ts';

export interface Token {
  /** Phonetic spelling, after unmasking and correction. */
  word: string;
  /** Symbols of the lexicon that this word answers to. */
  symbols: readonly number[];
  /** Number of the sentence; patterns never cross it. */
  sentence: number;
  /** A comma, colon, dots or a line break stands before it: negation does not reach across. */
  pause: boolean;
  /** Inside quotation marks. */
  quoted: boolean;
}

interface Piece {
  text: string;
  /** Put together from single letters: its border to the next word may be lost. */
  spelled?: boolean;
  sentence: number;
  pause: boolean;
  quoted: boolean;
}

const MAX_TOKENS = 1600;

/** Splits a message into words that the patterns can read, whatever they were dressed as. */
export function tokenize(text: string, lexicon: Lexicon, unmasker: Unmasker): Token[] {
  const pieces = readLoneDigits(joinSpelled(split(clean(text), unmasker)));
  const tokens: Token[] = [];
  for (const piece of pieces) {
    let pause = piece.pause;
    for (const word of unmasker.words(piece.text, piece.spelled)) {
      if (tokens.length >= MAX_TOKENS) return tokens;
      tokens.push(toToken(word, { ...piece, pause }, lexicon));
      pause = false;
    }
  }
  return mergeHalves(tokens, lexicon, unmasker);
}

function toToken(word: string, piece: Piece, lexicon: Lexicon): Token {
  return {
    word,
    symbols: symbolsOf(word, lexicon),
    sentence: piece.sentence,
    pause: piece.pause,
    quoted: piece.quoted,
  };
}

function symbolsOf(word: string, lexicon: Lexicon): readonly number[] {
  const symbols = lexicon.symbolsOf(word);
  if (/^\d+$/.test(word)) return [...symbols, ...numberSymbols(word, lexicon)];
  if (/...(?:ar|er|ir)(?:me|te|se|lo|la|le)?$/.test(word)) {
    return [...symbols, lexicon.symbol('@any.inf')];
  }
  if (/..(?:ando|iendo|yendo)(?:me|te|se|lo|la)?$/.test(word)) {
    return [...symbols, lexicon.symbol('@any.ger')];
  }
  return symbols;
}

function numberSymbols(word: string, lexicon: Lexicon): number[] {
  const value = Number(word);
  const symbols = [lexicon.symbol('@number')];
  if (value >= 6) symbols.push(lexicon.symbol('@many'));
  if (value >= 1970 && value <= 2100) symbols.push(lexicon.symbol('@year'));
  return symbols;
}

/** Cuts at spaces and punctuation and keeps what the punctuation meant. */
function split(text: string, unmasker: Unmasker): Piece[] {
  const pieces: Piece[] = [];
  let sentence = 0;
  let filled = false;
  let pause = false;
  let quoted = false;
  for (const [chunk] of text.matchAll(/\n|[^\s]+/g)) {
    if (chunk === '\n') {
      pause = true;
      continue;
    }
    const head = /^[^a-z0-9@$*]*/.exec(chunk)?.[0] ?? '';
    const body = chunk.slice(head.length).replace(/[^a-z0-9@$*]+$/, '');
    const tail = chunk.slice(head.length + body.length);
    if (/["“«]|^'/.test(head)) quoted = /[«“]/.test(head) ? true : !quoted;
    if (/[,:([{—–-]/.test(head)) pause = true;
    if (/[¿¡]/.test(head)) pause = true;
    for (const part of partsOf(body, unmasker)) {
      pieces.push({ text: part, sentence, pause, quoted });
      pause = false;
      filled = true;
    }
    if (/["”»]|'$/.test(tail)) quoted = /[»”]/.test(tail) ? false : body === '' ? quoted : !quoted;
    if (/[,:)\]}…]|\.\./.test(tail)) pause = true;
    if (filled && endsSentence(body === '' ? head : tail)) {
      sentence += 1;
      filled = false;
      pause = true;
    }
  }
  return pieces;
}

function endsSentence(tail: string): boolean {
  if (/[!?;]/.test(tail)) return true;
  return tail.includes('.') && !tail.includes('..');
}

/** "s.u.i" stays whole when it hides a word; "hola.como" falls apart. */
function partsOf(body: string, unmasker: Unmasker): string[] {
  if (body === '') return [];
  if (/^[a-z0-9]+$/.test(body)) return [body];
  if (/^[a-z0-9](?:[^a-z0-9][a-z0-9]){2,}$/.test(body)) return [body.replace(/[^a-z0-9]/g, '')];
  if (unmasker.hides(body)) return [body];
  return body.split(/[^a-z0-9@$*]+/).flatMap((part) => {
    const bare = part.replace(/^[*@$]+|[*@$]+$/g, '');
    return bare === '' ? [] : [bare];
  });
}

/** "m o r i r" → "morir": four single letters or more in a row are one word. */
function joinSpelled(pieces: Piece[]): Piece[] {
  const out: Piece[] = [];
  let run: Piece[] = [];
  const flush = () => {
    const [head] = run;
    const text = run.map((p) => p.text).join('');
    if (head && run.length >= 4) out.push({ ...head, text, spelled: true });
    else out.push(...run);
    run = [];
  };
  for (const piece of pieces) {
    if (piece.text.length === 1) run.push(piece);
    else {
      flush();
      out.push(piece);
    }
  }
  flush();
  return out;
}

/** "m3 v0y 4 m4t4r": among words in leet, a lone digit is a letter too. */
function readLoneDigits(pieces: Piece[]): Piece[] {
  const mixed = pieces.filter(({ text }) => /[a-z]\d|\d[a-z]/.test(text)).length;
  if (mixed < 2) return pieces;
  return pieces.map((piece) => ({ ...piece, text: LONE_DIGITS.get(piece.text) ?? piece.text }));
}

const LONE_DIGITS = tableOf({ 0: 'o', 3: 'e', 4: 'a' });

/** "sui cidio" → "suicidio", when the halves mean nothing by themselves. */
function mergeHalves(tokens: Token[], lexicon: Lexicon, unmasker: Unmasker): Token[] {
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i];
    const next = tokens[i + 1];
    if (!token) continue;
    const joined = next ? token.word + next.word : '';
    const strange = !lexicon.isKnown(token.word) || (next && !lexicon.isKnown(next.word));
    if (next && strange && !unmasker.isCritical(token.word) && unmasker.isCritical(joined)) {
      out.push({ ...token, word: joined, symbols: symbolsOf(joined, lexicon) });
      i += 1;
    } else out.push(token);
  }
  return out;
}
