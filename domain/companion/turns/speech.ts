import { SHORT_LINES } from '../content/ways.content.ts';
import { type FormOfAddress, render } from '../address/render.ts';
import type { Random } from '../random.ts';

/** What goes into `[name]` of a phrase, words of a person above all: unchanged, and not read again. */
export type Slots = ReadonlyMap<string, string>;

const NO_SLOTS: Slots = new Map();

/**
 * What Nilo can say in one turn, in the person's form of address, and what it has said in the talk:
 * no line comes twice, as long as the talk remembers it.
 */
export class Speech {
  readonly form: FormOfAddress;
  /** Said in this turn: to be kept with the talk. */
  readonly saidNow: string[] = [];
  /** Of what was said, the place in the order. */
  private readonly said: ReadonlyMap<string, number>;
  private readonly random: Random;

  constructor(said: readonly string[], random: Random, form: FormOfAddress) {
    this.said = new Map(said.map((mark, at) => [mark, at]));
    this.random = random;
    this.form = form;
  }

  /**
   * One of several ways to say the same, that was not said yet.
   * @param otherwise said where all of them were: short words that fit as well; nothing, where it is empty
   */
  vary(
    phrases: readonly string[],
    slots: Slots = NO_SLOTS,
    otherwise: readonly string[] = SHORT_LINES,
  ): string {
    const fresh = this.freshOf(phrases);
    const from = fresh.length > 0 ? fresh : this.freshOf(otherwise);
    const chosen = from[Math.floor(this.random() * from.length)] ?? this.oldestOf(otherwise);
    return chosen === undefined ? '' : this.say(chosen, slots);
  }

  /** A phrase without slots; nothing where it was said before. */
  once(phrase: string): string {
    return this.wasSaid(idOf(phrase)) ? '' : this.say(phrase, NO_SLOTS);
  }

  /** The first phrase whose slots are all filled: the richer ones come first. Said again where it must be. */
  first(phrases: readonly string[], slots: Slots = NO_SLOTS): string {
    for (const phrase of phrases) {
      const filled = this.fill(phrase, slots);
      if (filled === null) continue;
      this.saidNow.push(idOf(phrase));
      return filled;
    }
    return '';
  }

  /** A phrase that has no slots and may come again: on a card, at a step of a flow. */
  plain(phrase: string): string {
    return render(phrase, this.form);
  }

  /** Whether one of these phrases was said in the talk. */
  hasSaid(phrases: readonly string[]): boolean {
    return phrases.some((phrase) => this.wasSaid(idOf(phrase)));
  }

  wasSaid(mark: string): boolean {
    return this.said.has(mark) || this.saidNow.includes(mark);
  }

  mark(key: string): void {
    this.saidNow.push(key);
  }

  /** Null where a slot is not filled. */
  fill(phrase: string, slots: Slots): string | null {
    let isMissing = false;
    const filled = render(phrase, this.form).replace(
      /\[([a-z]+)\]/g,
      (_, name: string, at: number, whole: string) => {
        const words = slots.get(name) ?? '';
        if (words === '') isMissing = true;
        // Numbers may begin a sentence; the words of a person stay as they are.
        return NUMBERS.has(name) && /[.?!] $/.test(whole.slice(0, at))
          ? words.charAt(0).toUpperCase() + words.slice(1)
          : words;
      },
    );
    return isMissing ? null : joined(filled);
  }

  private say(phrase: string, slots: Slots): string {
    this.saidNow.push(idOf(phrase));
    return this.fill(phrase, slots) ?? '';
  }

  private freshOf(phrases: readonly string[]): string[] {
    return phrases.filter((phrase) => !this.wasSaid(idOf(phrase)));
  }

  /** Of what was said already, what was said longest ago. */
  private oldestOf(phrases: readonly string[]): string | undefined {
    const when = (phrase: string) => {
      const id = idOf(phrase);
      return this.saidNow.includes(id) ? Number.POSITIVE_INFINITY : (this.said.get(id) ?? -1);
    };
    return phrases.toSorted((a, b) => when(a) - when(b))[0];
  }
}

/** A phrase as it is remembered: a number of its letters (FNV-1a), so that no sentence is stored. */
function idOf(phrase: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < phrase.length; at += 1) {
    hash = Math.imul(hash ^ phrase.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Slots that hold numbers of the country. */
const NUMBERS: ReadonlySet<string> = new Set(['line', 'emergency', 'violence', 'text']);

/** "de el" and a small letter at the beginning come of slots. */
function joined(text: string): string {
  return text
    .replace(/(?<!\p{L})([Aa]|[Dd]e) el(?= \p{L})/gu, '$1l')
    .replace(
      /^([«¿]*)(\p{Ll})/u,
      (_, signs: string, letter: string) => signs + letter.toUpperCase(),
    );
}
