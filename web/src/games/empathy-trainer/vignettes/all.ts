import type { Vignette } from '../vignette.ts';
import { CLEAR } from './clear.content.ts';
import { GAPS } from './gaps.content.ts';
import { MASKED } from './masked.content.ts';
import { MIXED } from './mixed.content.ts';
import { ONESELF } from './oneself.content.ts';

export const VIGNETTES: readonly Vignette[] = [...CLEAR, ...MASKED, ...MIXED, ...GAPS, ...ONESELF];
