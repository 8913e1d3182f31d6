import { APP_MEANINGS } from './app.content.ts';
import { BODY_MEANINGS } from './body.content.ts';
import { BOND_MEANINGS } from './bonds.content.ts';
import { DANGER } from './danger.content.ts';
import { DAY_MEANINGS } from './days.content.ts';
import type { Meaning } from './meaning.ts';
import { MOOD_MEANINGS } from './mood.content.ts';

/** What people say when they look for something, and what they need then. */
export const MEANINGS: readonly Meaning[] = [
  ...DANGER,
  ...BODY_MEANINGS,
  ...MOOD_MEANINGS,
  ...BOND_MEANINGS,
  ...DAY_MEANINGS,
  ...APP_MEANINGS,
];
