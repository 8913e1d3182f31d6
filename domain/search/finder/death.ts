import type { Entry } from '../entry.ts';
import { stem } from '../stem.ts';
import { wordsOf } from '../words.ts';

const WORDS =
  'muerte muerto muerta murio muere mueren morir morirse fallecio fallecer fallecimiento funeral velorio entierro pesame condolencia duelo luto viudo viuda difunto difunta suicidio';

const STEMS: ReadonlySet<string> = new Set(WORDS.split(' ').map(stem));

/**
 * Whether words are about death. What is about it is shown to nobody who did not speak of it: a
 * funeral is no third hit for somebody whose children do not call.
 */
export const speaksOfDeath = (words: readonly { folded: string }[]): boolean =>
  words.some(({ folded }) => STEMS.has(stem(folded)));

/** Lines and pages name it among other things; a question, where its wordings say it again and again. */
export function isAboutDeath({ kind, title, summary, words }: Entry): boolean {
  if (kind === 'place' || kind === 'line') return false;
  if (speaksOfDeath(wordsOf(`${title} ${summary}`))) return true;
  const said = wordsOf(words).filter((word) => speaksOfDeath([word]));
  return kind === 'answer' && said.length > 1;
}
