import type { Matter } from '../matter.ts';
import { BREAKUP } from './breakup.ts';
import { COUPLE } from './couple.ts';
import { LONELINESS } from './loneliness.ts';

/** Love, family, friends, the people around. */
export const BONDS: readonly Matter[] = [BREAKUP, COUPLE, LONELINESS];
