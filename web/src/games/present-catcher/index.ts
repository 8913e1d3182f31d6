import type { Game } from '../contract.ts';
import { help, intro, levels, rating, reflection } from './content.ts';
import { presentCues } from './cues.ts';
import { Crossing } from './parts/crossing.tsx';
import { Moment } from './parts/moment.tsx';
import type { PresentState } from './river/state.ts';
import { type PresentAction, rules } from './rules.ts';
import { PresentCover } from './scene/cover.tsx';
import { PresentView } from './view.tsx';

export const presentCatcher: Game<PresentState, PresentAction> = {
  rules,
  View: PresentView,
  Cover: PresentCover,
  intro,
  levels,
  options: [],
  rating,
  reflection,
  Reflecting: Moment,
  Keepsake: Crossing,
  seeded: true,
  help,
  cues: presentCues,
};
