import type { Game } from '../contract.ts';
import { help, intro, levels, reflection } from './content.ts';
import { recogniseCues } from './cues.ts';
import { FacesCover } from './cover.tsx';
import { Report } from './stages/report.tsx';
import { type RecogniseAction, type RecogniseState, rules } from './rules.ts';
import { RecogniseView } from './view.tsx';

const PICKS = [1, 2, 3, 4, 5, 6];

export const recognizeEmotion: Game<RecogniseState, RecogniseAction> = {
  rules,
  View: RecogniseView,
  Cover: FacesCover,
  intro,
  levels,
  options: [],
  reflection,
  Keepsake: Report,
  keys: Object.fromEntries(
    PICKS.map((number) => [String(number), { down: { type: 'pick' as const, at: number - 1 } }]),
  ),
  help,
  cues: recogniseCues,
  seeded: true,
  flows: true,
};
