import { DOING } from './doing.ts';
import type { Moment } from './moment.ts';
import { NEWS } from './news.ts';
import { INSIDE_OUT } from './inside-out.ts';
import { PEOPLE } from './people.ts';
import { TOLD_OF_BEING_ALONE } from './told/alone.ts';
import { TOLD_OF_EVERY_DAY } from './told/daily.ts';
import { TOLD_OF_FAMILY } from './told/family.ts';
import { TOLD_OF_LOSS } from './told/loss.ts';
import { TOLD_OF_LOVE } from './told/love.ts';
import { TOLD_OF_ONESELF } from './told/self.ts';
import { TOLD_OF_TALKING } from './told/talking.ts';
import { TOLD_OF_WORK } from './told/work.ts';
import { WITHIN } from './within.ts';

export const MOMENTS: readonly Moment[] = [
  ...WITHIN,
  ...NEWS,
  ...DOING,
  ...INSIDE_OUT,
  ...PEOPLE,
  ...TOLD_OF_WORK,
  ...TOLD_OF_LOVE,
  ...TOLD_OF_TALKING,
  ...TOLD_OF_BEING_ALONE,
  ...TOLD_OF_ONESELF,
  ...TOLD_OF_EVERY_DAY,
  ...TOLD_OF_LOSS,
  ...TOLD_OF_FAMILY,
];
