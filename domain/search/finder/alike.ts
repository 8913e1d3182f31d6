import { stem } from '../stem.ts';
import { isOneEditApart, soundOf } from './spelling.ts';

/** Whoever is still typing a word is understood from so many letters on. */
const PREFIX_FROM = 2;
/** Shorter words have too many neighbours for a slip to say anything. */
const SLIP_FROM = 5;
/** Longer words may end otherwise than any that is known: "ansiosamente". */
const BEGINNING_FROM = 7;

/** How sure it is that the one word means the other. */
const SURE = { same: 1, begun: 0.75, longer: 0.35, sound: 0.85, slip: 0.65, beginning: 0.5 };

/** Stems that a typed word may stand for, and how surely. */
export type Alike = ReadonlyMap<string, number>;

/** Every word that is known, and what a typed one may mean by it. */
export class Vocabulary {
  readonly #forms = new Set<string>();
  readonly #stems = new Set<string>();
  readonly #bySound = new Map<string, Set<string>>();
  #sorted: readonly string[] | null = null;

  add(form: string): void {
    if (this.#forms.has(form)) return;
    this.#forms.add(form);
    this.#sorted = null;
    const of = stem(form);
    this.#stems.add(of);
    const sound = soundOf(form);
    this.#bySound.set(sound, (this.#bySound.get(sound) ?? new Set()).add(of));
  }

  /** @param isUnfinished the word may go on: it is the last one, and no space follows */
  alike(word: string, isUnfinished: boolean): Alike {
    const found = new Map<string, number>();
    const put = (of: string, sure: number) => found.set(of, Math.max(found.get(of) ?? 0, sure));
    const of = stem(word);
    const isKnown = this.#stems.has(of) || this.#forms.has(word);
    if (isKnown) put(of, SURE.same);
    if (isUnfinished && word.length >= PREFIX_FROM) {
      for (const form of this.#beginningWith(word)) {
        if (form !== word) put(stem(form), isKnown ? SURE.longer : SURE.begun);
      }
    }
    if (found.size > 0) return found;
    const sound = soundOf(word);
    for (const one of this.#bySound.get(sound) ?? []) put(one, SURE.sound);
    if (found.size > 0 || word.length < SLIP_FROM) return found;
    // A finger slips in the middle of a word; whoever begins it otherwise means another.
    for (const [other, stems] of this.#bySound) {
      if (other[0] !== sound[0] || !isOneEditApart(sound, other)) continue;
      for (const one of stems) put(one, SURE.slip);
    }
    if (found.size > 0 || word.length < BEGINNING_FROM) return found;
    for (const form of this.#beginningWith(word.slice(0, Math.max(5, word.length - 3)))) {
      put(stem(form), SURE.beginning);
    }
    return found;
  }

  /** The known word that looks most like this one, where one does at all. */
  nearest(word: string): string | null {
    if (word.length < SLIP_FROM) return null;
    const pairs = pairsOf(word);
    let best: string | null = null;
    let most = 0.55;
    for (const form of this.#forms) {
      if (Math.abs(form.length - word.length) > 3) continue;
      const others = pairsOf(form);
      const shared = [...pairs].filter((pair) => others.has(pair)).length;
      const share = (2 * shared) / (pairs.size + others.size);
      if (share > most) [best, most] = [form, share];
    }
    return best;
  }

  #beginningWith(start: string): readonly string[] {
    this.#sorted ??= [...this.#forms].toSorted();
    const words = this.#sorted;
    let from = 0;
    let to = words.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((words[middle] ?? '') < start) from = middle + 1;
      else to = middle;
    }
    const after = words.findIndex((word, at) => at >= from && !word.startsWith(start));
    return words.slice(from, after < 0 ? words.length : after);
  }
}

function pairsOf(word: string): ReadonlySet<string> {
  const padded = ` ${word} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}
