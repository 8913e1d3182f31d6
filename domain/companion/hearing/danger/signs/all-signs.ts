import type { DangerSign } from './danger-sign.ts';
import { SOMEBODY_ELSE } from './somebody-else.content.ts';
import { SOMETHING_TAKEN } from './something-taken.content.ts';
import { A_WOUND } from './wound.content.ts';
import { VIOLENCE } from './violence.content.ts';
import { SEXUAL_VIOLENCE } from './sexual-violence.content.ts';
import { MEANS_AT_HAND } from './means.content.ts';
import { BODY_AND_MIND } from './body-and-mind.content.ts';
import { DRINK_AND_DRUGS } from './drink-and-drugs.content.ts';
import { TO_DIE } from './to-die.content.ts';
import { SELF_HARM } from './self-harm.content.ts';

/** What cannot wait first; of two that are alike, the narrower one. */
export const DANGER_SIGNS: readonly DangerSign[] = [
  ...SOMEBODY_ELSE,
  ...SOMETHING_TAKEN,
  ...A_WOUND,
  ...VIOLENCE,
  ...SEXUAL_VIOLENCE,
  ...MEANS_AT_HAND,
  ...BODY_AND_MIND,
  ...DRINK_AND_DRUGS,
  ...TO_DIE,
  ...SELF_HARM,
];
