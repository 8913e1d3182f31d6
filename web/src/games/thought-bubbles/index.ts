import type { Game } from '../contract.ts';
import { help, intro, levels, rating, reflection, reflectionOf } from './content.ts';
import { thoughtCues } from './cues.ts';
import { rules } from './rules.ts';
import { ThoughtsCover } from './scene/cover.tsx';
import type { ThoughtsAction, ThoughtsState } from './state.ts';
import { ThoughtsView } from './view.tsx';

export const thoughtBubbles: Game<ThoughtsState, ThoughtsAction> = {
  rules,
  View: ThoughtsView,
  Cover: ThoughtsCover,
  intro,
  levels,
  options: [],
  rating,
  reflection,
  reflectionOf,
  seeded: true,
  flows: true,
  help,
  cues: thoughtCues,
};
