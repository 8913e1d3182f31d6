import { type FormOfAddress, render } from '../address/render.ts';
import type { Random } from '../random.ts';

/** What goes into `[name]` of a phrase, words of a person above all: unchanged, and not read again. */
export type Slots = ReadonlyMap<string, string>;

const NO_SLOTS: Slots = new Map();

/** What Nilo can say in one turn, in the person's form of address, and what it has said in the talk. */
export class Speech {
  readonly form: FormOfAddress;
  /** Said in this turn: to be kept with the talk. */
  readonly saidNow: string[] = [];
  private readonly said: ReadonlySet<string>;
  private readonly random: Random;

  constructor(said: readonly string[], random: Random, form: FormOfAddress) {
    this.said = new Set(said);
    this.random = random;
    this.form = form;
  }

  /** One of several ways to say the same: one that was not said yet, while there is one. */
  vary(key: string, phrases: readonly string[], slots: Slots = NO_SLOTS): string {
    const options = phrases.map((phrase, at) => ({ phrase, mark: `${key}#${at}` }));
    const fresh = options.filter(({ mark }) => !this.wasSaid(mark));
    const from = fresh.length > 0 ? fresh : options;
    const chosen = from[Math.floor(this.random() * from.length)] ?? from[0];
    if (!chosen) return '';
    this.saidNow.push(chosen.mark);
    return this.fill(chosen.phrase, slots) ?? '';
  }

  /** The first phrase whose slots are all filled: the richer ones come first. */
  first(phrases: readonly string[], slots: Slots = NO_SLOTS): string {
    for (const phrase of phrases) {
      const filled = this.fill(phrase, slots);
      if (filled !== null) return filled;
    }
    return '';
  }

  /** A phrase that has no slots. */
  plain(phrase: string): string {
    return render(phrase, this.form);
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
