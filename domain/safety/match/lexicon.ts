import { phonetic } from '../text/phonetic.ts';
import { conjugate, type Irregular, type VerbForms } from './conjugate.ts';

const CLITICS = ['me', 'te', 'se', 'lo', 'la', 'le', 'los', 'las', 'les', 'nos', 'melo', 'selo'];

/**
 * Words → symbols. A symbol is a number that stands for one literal word or for one class
 * (`@morir.inf`); a token carries all symbols it answers to, and patterns compare numbers.
 */
export class Lexicon {
  private readonly ids = new Map<string, number>();
  private readonly words = new Map<string, number[]>();
  private readonly prefixes = new Map<string, number[]>();
  private prefixLengths: number[] = [];

  /** The number of a symbol: `@class` or a literal word (already phonetic). */
  symbol(name: string): number {
    const known = this.ids.get(name);
    if (known !== undefined) return known;
    const id = this.ids.size + 1;
    this.ids.set(name, id);
    return id;
  }

  /** A literal in a pattern; `stem*` matches every word that begins so. */
  literal(word: string): number {
    const id = this.symbol(word.endsWith('*') ? word : phonetic(word));
    this.link(word, id);
    return id;
  }

  /** Adds words (separated by spaces, `stem*` allowed) to the class `@name`. */
  addClass(name: string, words: string): void {
    const id = this.symbol(`@${name}`);
    for (const word of words.split(/\s+/)) if (word !== '') this.link(word, id);
  }

  /**
   * Adds the classes of a verb: `.inf` (with every clitic), `.me` (matarme, matandome),
   * `.se`, `.raw` (matar, without clitic), `.ger`, `.part`, and for each person
   * `.yo .tu .el .ellos` also by time: `.yo.present`, `.yo.past`, `.yo.future`, `.yo.wish`.
   */
  addVerb(infinitive: string, irregular?: Irregular): void {
    const forms = conjugate(infinitive, irregular);
    const gerund = forms.gerund.join(' ');
    const join = (clitic: string) => [infinitive, gerund].map((base) => base + clitic).join(' ');
    this.addClass(`${infinitive}.raw`, infinitive);
    this.addClass(`${infinitive}.inf`, [infinitive, ...CLITICS.map(join)].join(' '));
    this.addClass(`${infinitive}.me`, join('me'));
    this.addClass(`${infinitive}.te`, join('te'));
    this.addClass(`${infinitive}.se`, join('se'));
    this.addClass(`${infinitive}.him`, ['lo', 'la', 'le', 'los', 'las'].map(join).join(' '));
    this.addClass(`${infinitive}.ger`, [gerund, ...CLITICS.map((c) => gerund + c)].join(' '));
    const participle = forms.participle[0] ?? '';
    this.addClass(`${infinitive}.part`, [participle, `${participle.slice(0, -1)}a`].join(' '));
    this.addPersons(infinitive, forms);
  }

  private addPersons(infinitive: string, forms: VerbForms): void {
    for (const person of ['yo', 'tu', 'el', 'ellos'] as const) {
      for (const time of ['present', 'past', 'future', 'wish'] as const) {
        const words = forms[person][time].join(' ');
        this.addClass(`${infinitive}.${person}`, words);
        this.addClass(`${infinitive}.${person}.${time}`, words);
      }
    }
  }

  /** Symbols of a phonetic word. */
  symbolsOf(word: string): readonly number[] {
    const exact = this.words.get(word);
    let found: number[] | undefined;
    for (const length of this.prefixLengths) {
      if (length > word.length) break;
      const more = this.prefixes.get(word.slice(0, length));
      if (more) found = [...(found ?? exact ?? []), ...more];
    }
    return found ?? exact ?? NOTHING;
  }

  /** A whole word of the rules, not only the beginning of one. */
  hasWord(word: string): boolean {
    return this.words.has(word);
  }

  isKnown(word: string): boolean {
    return this.words.has(word) || this.symbolsOf(word).length > 0;
  }

  /** All exact words of some classes: what typos are corrected towards. */
  wordsOf(names: readonly string[]): string[] {
    const ids = new Set(names.map((name) => this.symbol(`@${name}`)));
    return [...this.words].filter(([, own]) => own.some((id) => ids.has(id))).map(([word]) => word);
  }

  allWords(): string[] {
    return [...this.words.keys()];
  }

  private link(word: string, id: number): void {
    if (word.endsWith('*')) {
      const prefix = phonetic(word.slice(0, -1));
      push(this.prefixes, prefix, id);
      if (!this.prefixLengths.includes(prefix.length)) {
        this.prefixLengths = [...this.prefixLengths, prefix.length].toSorted((a, b) => a - b);
      }
    } else push(this.words, phonetic(word), id);
  }
}

const NOTHING: readonly number[] = [];

function push(map: Map<string, number[]>, key: string, id: number): void {
  const own = map.get(key);
  if (!own) map.set(key, [id]);
  else if (!own.includes(id)) own.push(id);
}
