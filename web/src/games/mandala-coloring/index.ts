import type { Game } from '../contract.ts';
import { help, intro, levels, options, rating, reflection } from './content.ts';
import { coloringCues } from './cues.ts';
import { BARE } from './drawing/paint.ts';
import { type ColoringAction, type ColoringState, fillsNow, rules } from './rules.ts';
import { ColoringCover } from './scene/cover.tsx';
import { ColouredSheet, ColoursOfToday } from './scene/keepsake.tsx';
import { ColoringView } from './view.tsx';

export const mandalaColoring: Game<ColoringState, ColoringAction> = {
  rules,
  View: ColoringView,
  Cover: ColoringCover,
  intro,
  levels,
  options,
  rating,
  reflection,
  Reflecting: ColoursOfToday,
  drawn: (state) => fillsNow(state).some((paint) => paint !== BARE),
  Keepsake: ColouredSheet,
  seeded: true,
  flows: true,
  help,
  cues: coloringCues,
};
