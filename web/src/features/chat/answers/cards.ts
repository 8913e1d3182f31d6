import type { AnswerCard } from './answer-cards.ts';

const files = import.meta.glob<readonly AnswerCard[]>(
  '../../../../../domain/companion/content/answers/all-answers.ts',
  { query: '?answer-cards', import: 'default', eager: true },
);

/** Every question that Nilo answers, without its answer. */
export const ANSWER_CARDS: readonly AnswerCard[] = Object.values(files).flat();
