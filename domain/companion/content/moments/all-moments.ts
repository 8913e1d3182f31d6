import { DOING } from './doing.ts';
import type { Moment } from './moment.ts';
import { NEWS } from './news.ts';
import { INSIDE_OUT } from './inside-out.ts';
import { PEOPLE } from './people.ts';
import { WITHIN } from './within.ts';

export const MOMENTS: readonly Moment[] = [...WITHIN, ...NEWS, ...DOING, ...INSIDE_OUT, ...PEOPLE];
