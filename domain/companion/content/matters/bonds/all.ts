import type { Matter } from '../matter.ts';
import { IDENTITY } from './identity.ts';
import { BREAKUP } from './breakup.ts';
import { COUPLE } from './couple.ts';
import { DATING } from './dating.ts';
import { FAMILY_OF_ORIGIN } from './family-of-origin.ts';
import { FERTILITY } from './fertility.ts';
import { FRIENDSHIP } from './friendship.ts';
import { JEALOUSY } from './jealousy.ts';
import { LONELINESS } from './loneliness.ts';
import { NEIGHBOURS } from './neighbours.ts';
import { PARENTING } from './parenting.ts';

/** Love, family, friends, the people around. */
export const BONDS: readonly Matter[] = [
  BREAKUP,
  COUPLE,
  LONELINESS,
  PARENTING,
  FAMILY_OF_ORIGIN,
  FRIENDSHIP,
  DATING,
  JEALOUSY,
  NEIGHBOURS,
  FERTILITY,
  IDENTITY,
];
