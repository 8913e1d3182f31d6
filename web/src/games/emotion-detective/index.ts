import type { Game } from '../contract.ts';
import { intro, levels, rating, reflection, reflectionOf } from './content.ts';
import { detectiveCues } from './cues.ts';
import { DetectiveKeepsake } from './reveal/keepsake.tsx';
import { type DetectiveAction, type DetectiveState, rules } from './rules.ts';
import { DetectiveCover } from './scene/cover.tsx';
import { DetectiveView } from './view.tsx';

export const emotionDetective: Game<DetectiveState, DetectiveAction> = {
  rules,
  View: DetectiveView,
  Cover: DetectiveCover,
  intro,
  levels,
  options: [],
  rating,
  reflection,
  reflectionOf,
  Keepsake: DetectiveKeepsake,
  cues: detectiveCues,
  seeded: true,
  flows: true,
};
