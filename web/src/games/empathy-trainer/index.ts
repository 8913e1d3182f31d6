import type { Game } from '../contract.ts';
import { intro, levels, reflection } from './content.ts';
import { empathyCues } from './cues.ts';
import { type EmpathyAction, type EmpathyState, rules } from './rules.ts';
import { EmpathyCover } from './scene/cover.tsx';
import { EmpathyView } from './view.tsx';

export const empathyTrainer: Game<EmpathyState, EmpathyAction> = {
  rules,
  View: EmpathyView,
  Cover: EmpathyCover,
  intro,
  levels,
  options: [],
  reflection,
  cues: empathyCues,
  seeded: true,
  flows: true,
};
