import type { Plugin } from 'vite';
import { ANSWERS } from '#domain/companion/content/answers/all-answers.ts';
import { isEmptyWord } from '#domain/search/telling.ts';
import { wordsOf } from '#domain/search/words.ts';

/** What a search needs of a question that Nilo answers. */
export interface AnswerCard {
  id: string;
  ask: string;
  /** What several people say who ask it, without the words of the question itself. */
  words: string;
}

/** Said by one alone it may be chance: "mi prima". */
const SAID_BY = 2;

export function answerCards(): readonly AnswerCard[] {
  return ANSWERS.map(({ id, ask, says }) => {
    const times = new Map<string, number>();
    for (const said of says) {
      for (const word of new Set(wordsOf(said).map(({ folded }) => folded))) {
        times.set(word, (times.get(word) ?? 0) + 1);
      }
    }
    const asked = new Set(wordsOf(ask).map(({ folded }) => folded));
    const words = [...times]
      .filter(([word, count]) => count >= SAID_BY && !isEmptyWord(word) && !asked.has(word))
      .map(([word]) => word);
    return { id, ask, words: words.join(' ') };
  });
}

/** `?answer-cards`: the questions that Nilo answers, read while the site is built, without their answers. */
export const answerCardFiles: Plugin = {
  name: 'answer-cards',
  transform: {
    filter: { id: /\/all-answers\.ts\?answer-cards$/ },
    handler: () => ({
      code: `export default ${JSON.stringify(answerCards())};`,
      moduleType: 'js',
    }),
  },
};
