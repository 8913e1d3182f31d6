import { FEELINGS } from './feelings.ts';
import { GOOD_TIMES } from './good-times.ts';
import { LOVE_AND_FAMILY } from './love-and-family.ts';
import { SELF_AND_BODY } from './self-and-body.ts';
import type { Topic } from './topic.ts';
import { WORK_AND_STUDY } from './work-and-study.ts';

/** What comes first wins a tie: the particular before the general. */
export const TOPICS: readonly Topic[] = [
  ...LOVE_AND_FAMILY.filter(({ id }) => id === 'pet-grief' || id === 'grief' || id === 'caring'),
  ...LOVE_AND_FAMILY.filter(({ id }) => !['pet-grief', 'grief', 'caring'].includes(id)),
  ...SELF_AND_BODY,
  ...WORK_AND_STUDY,
  ...FEELINGS,
  ...GOOD_TIMES,
];
