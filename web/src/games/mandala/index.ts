import type { Game } from '../contract.ts';
import { help, intro, levels, options, rating, reflection } from './content.ts';
import { mandalaCues } from './cues.ts';
import { rules } from './rules.ts';
import type { MandalaAction, MandalaState } from './state.ts';
import { MandalaCover } from './scene/cover.tsx';
import { DrawingToName, KeptDrawing } from './scene/keepsake.tsx';
import { MandalaView } from './view.tsx';

export const mandala: Game<MandalaState, MandalaAction> = {
  rules,
  View: MandalaView,
  Cover: MandalaCover,
  intro,
  levels,
  options,
  rating,
  reflection,
  Reflecting: DrawingToName,
  drawn: ({ history }) => history.done.length > 0,
  Keepsake: KeptDrawing,
  seeded: true,
  flows: true,
  help,
  cues: mandalaCues,
};
