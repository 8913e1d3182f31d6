import { BASIC } from './basic.content.ts';
import type { Case } from './case.ts';
import { DOUBLE } from './double.content.ts';
import { FINE } from './fine.content.ts';
import { LOCAL } from './local.content.ts';
import { TWIN } from './twin.content.ts';

export const CASES: readonly Case[] = [...BASIC, ...FINE, ...TWIN, ...DOUBLE, ...LOCAL];
