/** A full stop after one of these does not end a sentence. */
const ABBREVIATIONS =
  /(?:^|[\s(¿¡"«])(?:sr|sra|srta|dr|dra|lic|prof|ud|uds|vd|p|ej|etc|aprox|tel|núm|pág|av|ee|uu|s|a\. m|p\. m)\.$|(?:^|\n)\s*\d{1,2}\.$/iu;
/** The end of a sentence, with the marks that close it, and the space after it. */
const END = /[.!?…]+["'»”)\]]*(?:\s+|$)|\n+/gu;
/** Without any mark this long, what there is is read and goes out. */
const LONGEST = 600;

/**
 * Holds streamed text back until a sentence is whole. What it gives out, joined, is what came in.
 */
export class SentenceSplitter {
  #held = '';

  /** The sentences that this piece completed, each with the space that follows it. */
  push(piece: string): string[] {
    this.#held += piece;
    const whole: string[] = [];
    let from = 0;
    for (const { 0: mark, index } of this.#held.matchAll(END)) {
      const end = index + mark.length;
      // Marks at the very end may go on in the next piece ("..", "?!").
      if (end === this.#held.length && !/\s$/u.test(mark)) continue;
      const sentence = this.#held.slice(from, end);
      if (ABBREVIATIONS.test(sentence.trimEnd())) continue;
      whole.push(sentence);
      from = end;
    }
    this.#held = this.#held.slice(from);
    if (this.#held.length > LONGEST) whole.push(...this.end());
    return whole;
  }

  /** What is left at the end. */
  end(): string[] {
    const rest = this.#held;
    this.#held = '';
    return rest === '' ? [] : [rest];
  }
}
