import { tableOf } from '../../table.ts';
import type { Lexicon } from '../match/lexicon.ts';
import { phonetic } from './phonetic.ts';
import { soundOf } from './sound.ts';
import { TypoIndex } from './typos.ts';

const LEET = tableOf({
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
  '(': 'c',
  '€': 'e',
});

/** How it is said, or typed in a hurry, against how it is written: matal, cansao, morirm, noxe. */
const SPOKEN: readonly [RegExp, string][] = [
  [/([aei])l(me|se|te|lo|la|le)?$/, '$1r$2'],
  [/([ai])o(s?)$/, '$1do$2'],
  [/([aei]r)m$/, '$1me'],
  [/x/, 'ch'],
];

const VOWELS = ['a', 'e', 'i', 'o', 'u'];
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');
const MAX_GLUED = 48;
const MAX_SPELLED = 80;
const LONGEST_WORD = 14;
/** The words of one and two letters that a row of letters may be cut at, as they sound. */
const SMALL: ReadonlySet<string> = new Set(
  'a o y me no ya de la el mi en se lo si te le un es al su tu ba ke oi yo ai'.split(' '),
);
/** Long words of their own: "crematorio" hides no "mato". */
const ENDINGS =
  /(?:mente|mientos?|sion|siones|arios?|arias?|orios?|orias?|ensias?|ansias?|ientes?|dad|dades|istas?|ismos?|aron|ieron|eria|erias|ador|adora|adores)$/;
/** Shorter ones without a small word in them are words of their own: "convivir". */
const LONG = 11;
/** What a row of letters must have to be words without spaces. */
const SENTENCE = { letters: 13, parts: 3, lettersAPart: 3 };

/**
 * Sees through digits for letters, stars, dots between letters, glued words and typos.
 * It only ever turns a word into one that the rules know: what hides nothing stays as it is.
 */
export class Unmasker {
  private readonly lexicon: Lexicon;
  private readonly critical: ReadonlySet<string>;
  private readonly typos: TypoIndex;

  constructor(lexicon: Lexicon, critical: readonly string[]) {
    this.lexicon = lexicon;
    this.critical = new Set(critical);
    this.typos = new TypoIndex(critical, lexicon.allWords());
  }

  isCritical(word: string): boolean {
    return this.critical.has(word);
  }

  /** Whether a chunk with signs inside ("su*c1dio", "m.o.r.i.r") stands for a critical word. */
  hides(chunk: string): boolean {
    return chunk.length <= MAX_GLUED && this.reveal(chunk) !== null;
  }

  /** The phonetic words behind one written piece: usually one, several when glued. */
  words(piece: string, spelled = false): string[] {
    const plain = soundOf(piece);
    if (spelled) return this.readSpelled(leet(piece, 'i'));
    if (/^[a-z]+$/.test(piece)) return this.readLetters(plain, piece);
    if (/^\d+$/.test(piece)) return [piece];
    const revealed = this.reveal(piece);
    if (revealed !== null) return [revealed];
    const asLetters = phonetic(leet(piece, 'i').replace(/[^a-z]/g, ''));
    if (/[a-z]/.test(piece) && this.lexicon.isKnown(asLetters)) return [asLetters];
    const glued = this.segment(asLetters);
    return glued ?? [plain];
  }

  private readLetters(word: string, written = word): string[] {
    if (this.lexicon.hasWord(word)) return [word];
    for (const [ending, standard] of SPOKEN) {
      const other = word.replace(ending, standard);
      if (other !== word && this.lexicon.hasWord(other)) return [other];
    }
    const swapped = this.unswap(written);
    if (swapped !== null && this.critical.has(swapped)) return [swapped];
    if (this.lexicon.isKnown(word)) return [word];
    const corrected = swapped ?? this.typos.correct(word);
    if (corrected !== null) return [corrected];
    return this.segment(word) ?? [word];
  }

  /** "mroir", "suciidio": two neighbours changed places, before the sound was taken. */
  private unswap(written: string): string | null {
    if (written.length < 5 || written.length > 16) return null;
    let found: string | null = null;
    for (let i = 0; i < written.length - 1; i += 1) {
      const [a = '', b = ''] = [written[i], written[i + 1]];
      if (a === b) continue;
      const word = phonetic(written.slice(0, i) + b + a + written.slice(i + 2));
      if (this.critical.has(word)) return word;
      if (this.lexicon.hasWord(word)) found ??= word;
    }
    return found;
  }

  /** Letter by letter: the borders between words are gone too, and each sounds by itself. */
  private readSpelled(letters: string): string[] {
    const whole = phonetic(letters);
    if (this.lexicon.hasWord(whole)) return [whole];
    const sound = (part: string) =>
      part.length === 1 ? (/[aeoy]/.test(part) ? part : '') : soundOf(part);
    const parts = letters.length <= MAX_SPELLED ? this.cut(letters, 1, sound) : null;
    return parts ?? this.readLetters(whole);
  }

  private reveal(chunk: string): string | null {
    for (const one of ['i', 'l']) {
      for (const filled of fillStars(leet(chunk, one))) {
        const word = phonetic(filled.replace(/[^a-z]/g, ''));
        if (this.critical.has(word)) return word;
      }
    }
    return null;
  }

  /**
   * "mequieromorir" → me quiero morir, "estoyenelpuente" → estoy en el puente: every part must be
   * known, and one of them critical, or the whole too long and too well cut to be one word.
   */
  private segment(word: string): string[] | null {
    if (word.length < 8 || word.length > MAX_GLUED || ENDINGS.test(word)) return null;
    const parts = this.cut(word, 1, (part) => {
      const heard = part.length > 1 ? part.replace(/y$/, 'i') : part;
      return heard.length > 2 || SMALL.has(heard) ? heard : '';
    });
    if (parts === null) return null;
    const hasSmall = parts.some((part) => SMALL.has(part));
    if (!hasSmall && word.length < LONG) return null;
    const isSentence =
      hasSmall &&
      word.length >= SENTENCE.letters &&
      parts.length >= SENTENCE.parts &&
      parts.length * SENTENCE.lettersAPart <= word.length;
    return isSentence || parts.some((part) => this.critical.has(part)) ? parts : null;
  }

  /** Cuts a row of letters into the fewest words that the rules know; null when it cannot. */
  private cut(letters: string, shortest: number, sound: (part: string) => string): string[] | null {
    const best: ({ parts: string[]; cost: number } | undefined)[] = [{ parts: [], cost: 0 }];
    for (let end = shortest; end <= letters.length; end += 1) {
      for (let start = Math.max(0, end - LONGEST_WORD); start <= end - shortest; start += 1) {
        const before = best[start];
        if (!before) continue;
        const part = sound(letters.slice(start, end));
        // "Ya no" before "y ano": a letter by itself is seldom a word.
        const cost = before.cost + (part.length === 1 ? 2 : 1);
        if ((best[end]?.cost ?? Infinity) <= cost) continue;
        if (this.lexicon.hasWord(part)) best[end] = { parts: [...before.parts, part], cost };
      }
    }
    return best[letters.length]?.parts ?? null;
  }
}

function leet(chunk: string, one: string): string {
  let out = '';
  for (const letter of chunk) out += letter === '1' ? one : (LEET.get(letter) ?? letter);
  return out;
}

/** A star stands for one letter: any when it is alone, a vowel when there are two or three. */
const MAX_STARS = 3;

function fillStars(chunk: string): string[] {
  const stars = chunk.split('*').length - 1;
  if (stars === 0 || stars > MAX_STARS) return [chunk];
  let forms = [chunk];
  for (let i = 0; i < stars; i += 1) {
    const choices = stars === 1 ? LETTERS : VOWELS;
    forms = forms.flatMap((form) => choices.map((letter) => form.replace('*', letter)));
  }
  return forms;
}
