const SHORTEST_SWAP = 5;
const SHORTEST_GAP = 6;
const SHORTEST_CHANGE = 7;
/** Words that are not critical are only read out of a swap, or of a slip in a long word. */
const SHORTEST_GAP_ORDINARY = 8;

/**
 * Finds the critical word that an unknown word was meant to be, one slip away.
 * Short words forgive less: from five letters two swapped neighbours, from six one letter
 * missing or too many, from seven one letter for another. Ordinary words of the rules are found
 * more strictly, so that words outside the rules are left alone.
 * All words with one letter taken out are indexed, so a look-up costs its length.
 */
export class TypoIndex {
  private readonly byShortened = new Map<string, string[]>();
  private readonly critical: ReadonlySet<string>;

  constructor(critical: readonly string[], ordinary: readonly string[]) {
    this.critical = new Set(critical);
    for (const word of new Set([...critical, ...ordinary])) {
      if (word.length < SHORTEST_SWAP) continue;
      for (const form of [word, ...shortened(word)]) {
        const own = this.byShortened.get(form);
        if (own) own.push(word);
        else this.byShortened.set(form, [word]);
      }
    }
  }

  correct(word: string): string | null {
    if (word.length < SHORTEST_SWAP || word.length > 20) return null;
    for (const form of [word, ...shortened(word)]) {
      for (const target of this.byShortened.get(form) ?? []) {
        if (isOneSlip(word, target, this.critical.has(target))) return target;
      }
    }
    return null;
  }
}

function shortened(word: string): string[] {
  const forms: string[] = [];
  for (let i = 0; i < word.length; i += 1) forms.push(word.slice(0, i) + word.slice(i + 1));
  return forms;
}

function isOneSlip(word: string, target: string, critical: boolean): boolean {
  if (word.length !== target.length) {
    const [long, short] = word.length > target.length ? [word, target] : [target, word];
    return (
      target.length >= (critical ? SHORTEST_GAP : SHORTEST_GAP_ORDINARY) &&
      shortened(long).includes(short)
    );
  }
  let at = 0;
  while (at < word.length && word[at] === target[at]) at += 1;
  if (at === word.length) return true;
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  if (swapped === target) return true;
  return (
    critical && target.length >= SHORTEST_CHANGE && word.slice(at + 1) === target.slice(at + 1)
  );
}
