import type { Matter } from '../matter.ts';
import { HABITS } from './habits.ts';
import { ANGER } from './anger.ts';
import { ANXIETY } from './anxiety.ts';
import { BODY } from './body.ts';
import { BOREDOM } from './boredom.ts';
import { GUILT } from './guilt.ts';
import { PANIC } from './panic.ts';
import { RUMINATION } from './rumination.ts';
import { SADNESS } from './sadness.ts';
import { SELF_WORTH } from './self-worth.ts';
import { SLEEP } from './sleep.ts';
import { SOCIAL_MEDIA } from './social-media.ts';
import { VAGUE } from './vague.ts';

/** oneself: see the files beside this one. */
export const ONESELF: readonly Matter[] = [
  ANXIETY,
  PANIC,
  SADNESS,
  ANGER,
  SLEEP,
  SELF_WORTH,
  GUILT,
  BODY,
  BOREDOM,
  RUMINATION,
  SOCIAL_MEDIA,
  VAGUE,
  HABITS,
];
