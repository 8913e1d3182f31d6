import type { Game } from '../contract.ts';
import { help, intro, levels, rating, reflection } from './content.ts';
import { bubbleCues } from './cues.ts';
import { type BubblesAction, type BubblesState, rules } from './rules.ts';
import { BubblesCover } from './scene/cover.tsx';
import { Melody } from './scene/melody-line.tsx';
import { hzOf } from './melody.ts';
import { BubblesView } from './view.tsx';

export const bubbleZen: Game<BubblesState, BubblesAction> = {
  rules,
  View: BubblesView,
  Cover: BubblesCover,
  intro,
  levels,
  options: [],
  rating,
  reflection,
  Keepsake: Melody,
  tune: ({ melody, music }) =>
    melody.map((degree) => ({ type: 'note', voice: 'bell', hz: hzOf(music, degree), seconds: 2 })),
  seeded: true,
  help,
  keys: { ' ': { down: { type: 'pop-next' } } },
  cues: bubbleCues,
};
