import type { AnsweredQuestion } from './answered-question.ts';
import { BODY } from './body-and-sleep.content.ts';
import { EVERYDAY } from './everyday-words.content.ts';
import { FEELINGS } from './feelings.content.ts';
import { CARE } from './health-care.content.ts';
import { LOSS } from './loss-and-children.content.ts';

export const ANSWERS: readonly AnsweredQuestion[] = [
  ...FEELINGS,
  ...CARE,
  ...BODY,
  ...EVERYDAY,
  ...LOSS,
];

export const ANSWER_BY_ID: ReadonlyMap<string, AnsweredQuestion> = new Map(
  ANSWERS.map((one) => [one.id, one]),
);
