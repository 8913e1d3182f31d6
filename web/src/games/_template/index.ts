import type { Game } from '../contract.ts';
import { intro, levels, reflection } from './content.ts';
import { PebblesCover } from './cover.tsx';
import { type PebblesAction, type PebblesState, rules } from './rules.ts';
import { PebblesView } from './view.tsx';

/** The smallest whole game. It is built and tested with the rest, so a copy starts out working. */
export const template: Game<PebblesState, PebblesAction> = {
  rules,
  View: PebblesView,
  Cover: PebblesCover,
  intro,
  levels,
  options: [],
  reflection,
};
