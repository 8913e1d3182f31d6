import type { Game } from '../contract.ts';
import { intro, levels, options, quickStart, rating, reflection } from './content.ts';
import { BreathingCover } from './scene/cover.tsx';
import { breathingCues } from './cues.ts';
import { type BreathingAction, type BreathingState, rules } from './rules.ts';
import { BreathingView } from './view.tsx';

const HOLD: { down: BreathingAction; up: BreathingAction } = {
  down: { type: 'inhale' },
  up: { type: 'exhale' },
};

export const breathing: Game<BreathingState, BreathingAction> = {
  rules,
  View: BreathingView,
  Cover: BreathingCover,
  intro,
  levels,
  options,
  rating,
  reflection,
  quickStart,
  keys: { ' ': HOLD, Enter: HOLD },
  cues: breathingCues,
};
