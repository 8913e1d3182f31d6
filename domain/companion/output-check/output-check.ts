import { OUTPUT_RULES, REPLACEMENTS } from './rules.content.ts';

/** What no sentence of a model may do (docs/design/safety.md §1, last rules). */
export type OutputViolation = keyof typeof OUTPUT_RULES;

/** Without accents and in lower case; signs become single spaces. */
function plain(sentence: string): string {
  return (
    sentence
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      // "No, soy un programa" and "no soy un programa" say the opposite.
      .replace(/\bno\s*[,;:.]/g, 'no pues')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** The rules that a sentence breaks, the gravest first; empty when it may be read. */
export function checkOutput(sentence: string): OutputViolation[] {
  const text = ` ${plain(sentence)} `;
  const kinds = Object.keys(OUTPUT_RULES) as OutputViolation[];
  return kinds.filter((kind) => {
    const { breaks, unless } = OUTPUT_RULES[kind];
    return breaks.some((rule) => rule.test(text)) && !unless.some((rule) => rule.test(text));
  });
}

/** What is said in its place. */
export function replacementFor(kind: OutputViolation): string {
  return REPLACEMENTS[kind];
}
