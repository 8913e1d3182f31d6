import type { Game } from '../contract.ts';
import { help, intro, levels, rating, reflection } from './content.ts';
import { thoughtCues } from './cues.ts';
import { rules, type ThoughtsAction, type ThoughtsState } from './rules.ts';
import { ThoughtsCover } from './scene/cover.tsx';
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
  seeded: true,
  flows: true,
  help,
  cues: thoughtCues,
};
