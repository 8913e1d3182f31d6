import type { Matter } from '../matter.ts';
import { BOSS } from './boss.ts';
import { CARE_WORK } from './care-work.ts';
import { DECISIONS } from './decisions.ts';
import { MONEY } from './money.ts';
import { OVERWORK } from './overwork.ts';
import { PROCRASTINATION } from './procrastination.ts';
import { RETIREMENT } from './retirement.ts';
import { STUDY } from './study.ts';
import { SUCCESS_WITH_DOUBTS } from './success-with-doubts.ts';
import { UNEMPLOYMENT } from './unemployment.ts';

/** Work, study and money. */
export const WORK: readonly Matter[] = [
  BOSS,
  OVERWORK,
  UNEMPLOYMENT,
  STUDY,
  MONEY,
  DECISIONS,
  PROCRASTINATION,
  SUCCESS_WITH_DOUBTS,
  RETIREMENT,
  CARE_WORK,
];
