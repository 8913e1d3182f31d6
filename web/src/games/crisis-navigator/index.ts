import type { Game } from '../contract.ts';
import { intro, levels, rating, reflectionOf } from './content.ts';
import { navigatorCues } from './cues.ts';
import { type NavigatorAction, type NavigatorState, rules } from './rules.ts';
import { NavigatorCover } from './scene/cover.tsx';
import { OwnPlan } from './own/own-plan.tsx';
import { NavigatorView } from './view.tsx';

export const crisisNavigator: Game<NavigatorState, NavigatorAction> = {
  rules,
  View: NavigatorView,
  Cover: NavigatorCover,
  intro,
  levels,
  options: [],
  rating,
  reflectionOf,
  Keepsake: OwnPlan,
  cues: navigatorCues,
  seeded: true,
  flows: true,
};
