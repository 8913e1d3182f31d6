import type { Plugin } from 'vite';
import { ANSWERS } from '#domain/companion/content/answers/all-answers.ts';
import { isEmptyWord } from '#domain/search/telling.ts';
import { wordsOf } from '#domain/search/words.ts';

/** What a search needs of a question that Nilo answers. */
export interface AnswerCard {
  id: string;
  ask: string;
  /** What people say who ask it, without the words of the question itself. */
  words: string;
}

export function answerCards(): readonly AnswerCard[] {
  return ANSWERS.map(({ id, ask, says }) => {
    const asked = new Set(wordsOf(ask).map(({ folded }) => folded));
    const said = new Set(wordsOf(says.join(' ')).map(({ folded }) => folded));
    const words = [...said].filter((word) => !isEmptyWord(word) && !asked.has(word));
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
