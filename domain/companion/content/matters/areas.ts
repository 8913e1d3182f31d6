import { BONDS } from './bonds/all.ts';
import { LIFE } from './life/all.ts';
import type { Matter } from './matter.ts';
import { ONESELF } from './oneself/all.ts';
import { WORK } from './work/all.ts';

/** Matters by the side from which they come. */
export const AREAS = {
  bonds: BONDS,
  work: WORK,
  oneself: ONESELF,
  life: LIFE,
} as const satisfies Readonly<Record<string, readonly Matter[]>>;

export type AreaId = keyof typeof AREAS;
