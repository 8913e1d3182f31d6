import { ownOf } from '../table.ts';
import { type FormOfAddress, render } from './address/render.ts';
import { speakTold, type Told } from './address/told.ts';
import { PRESENCE } from './content/moves.ts';

/** Numbers in [0, 1): seeded by the caller, so that a talk can be replayed. */
export type Random = () => number;

/**
 * What goes into `[name]` of a phrase, words of a person above all. It is put in after the phrase
 * was read and is not read again. A phrase whose slot is not given is passed over.
 */
export type Slots = Readonly<Record<string, string | Told | null | undefined>>;

/** Sentences of a text, as they are compared for repetition. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!…])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

export function keyOf(sentence: string): string {
  return sentence.toLowerCase();
}

/** What the companion has said in this conversation, and what it may still say. */
export class Phrasebook {
  readonly form: FormOfAddress;
  private readonly said: Set<string>;
  private readonly openings: Set<string>;
  private readonly random: Random;

  constructor(earlier: readonly string[], random: Random, form: FormOfAddress = 'tu') {
    this.said = new Set(earlier.flatMap(sentencesOf).map(keyOf));
    this.openings = new Set(earlier.slice(-RECENT_OPENINGS).map(openingOf));
    this.random = random;
    this.form = form;
  }

  /**
   * A phrase whose sentences are all new, in the person's form of address; null when the pool is
   * used up. One that begins like one of the last answers is taken only when there is no other.
   */
  fresh(pool: readonly string[], slots: Slots = {}): string | null {
    const open = pool
      .map((phrase) => fill(phrase, slots, this.form))
      .filter((phrase) => phrase !== null)
      .filter((phrase) => this.isFresh(phrase));
    const other = open.filter((phrase) => !this.openings.has(openingOf(phrase)));
    const chosen = this.pick(other.length > 0 ? other : open);
    if (chosen === undefined) return null;
    for (const sentence of sentencesOf(chosen)) this.said.add(keyOf(sentence));
    return chosen;
  }

  /** As `fresh`, over every way to join one part of each list. */
  freshJoin(
    parts: readonly (readonly string[])[],
    join: (chosen: string[]) => string,
  ): string | null {
    for (let tries = 0; tries < 60; tries += 1) {
      const phrase = this.fresh([join(parts.map((list) => this.any(list)))]);
      if (phrase !== null) return phrase;
    }
    return null;
  }

  /** Never empty-handed: presence in one of some 1,700 wordings, numbered turns after that. */
  presence(): string {
    return (
      this.freshJoin(PRESENCE, ([a = '', b = '', c = '']) => `${a}, ${b}, ${c}.`) ??
      `Sigo aquí, y ya van ${this.said.size} frases en esta charla.`
    );
  }

  /** Any of them, said before or not: for labels, not for sentences. */
  any(pool: readonly string[]): string {
    return render(this.pick(pool) ?? '', this.form);
  }

  chance(probability: number): boolean {
    return this.random() < probability;
  }

  private pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.random() * from.length)];
  }

  private isFresh(phrase: string): boolean {
    const keys = sentencesOf(phrase).map(keyOf);
    return new Set(keys).size === keys.length && keys.every((key) => !this.said.has(key));
  }
}

const RECENT_OPENINGS = 4;

function openingOf(text: string): string {
  return /[\p{L}\p{N}]+/u.exec(text)?.[0].toLowerCase() ?? '';
}

function fill(phrase: string, slots: Slots, form: FormOfAddress): string | null {
  let missing = false;
  const filled = render(phrase, form).replace(/\[([a-z]+)\]/g, (_, name: string) => {
    const value = ownOf(slots, name) ?? '';
    const words = typeof value === 'string' ? value : speakTold(value, form);
    if (words === '') missing = true;
    return words;
  });
  if (missing) return null;
  return filled
    .replace(/(?<!\p{L})([Aa]|[Dd]e) el(?= \p{L})/gu, '$1l')
    .replace(
      /^([«¿¡]*)(\p{Ll})/u,
      (_, signs: string, letter: string) => signs + letter.toUpperCase(),
    );
}
