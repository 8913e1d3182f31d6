import type { Matter } from '../matter.ts';
import { CELEBRATIONS } from './celebrations.ts';
import { WORLD } from './world.ts';
import { FAITH } from './faith.ts';
import { CHANGE } from './change.ts';
import { CARING } from './caring.ts';
import { GOOD_NEWS } from './good-news.ts';
import { GRIEF } from './grief.ts';
import { ILLNESS_OF_SOMEBODY } from './illness-of-somebody.ts';
import { MIGRATION } from './migration.ts';
import { OWN_ILLNESS } from './own-illness.ts';
import { PET_GRIEF } from './pet-grief.ts';

/** life: see the files beside this one. */
export const LIFE: readonly Matter[] = [
  GRIEF,
  PET_GRIEF,
  ILLNESS_OF_SOMEBODY,
  OWN_ILLNESS,
  CARING,
  MIGRATION,
  GOOD_NEWS,
  CHANGE,
  FAITH,
  WORLD,
  CELEBRATIONS,
];
