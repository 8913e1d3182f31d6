import type { Game } from '../contract.ts';
import { help, intro, levels, rating, reflection } from './content.ts';
import { memoryCues } from './cues.ts';
import { rules } from './rules.ts';
import { MemoryCover } from './scene/cover.tsx';
import { Shelf } from './stages/shelf.tsx';
import { Take } from './stages/take.tsx';
import type { MemoryAction, MemoryState } from './state.ts';
import { MemoryView } from './view.tsx';

export const memoryWellness: Game<MemoryState, MemoryAction> = {
  rules,
  View: MemoryView,
  Cover: MemoryCover,
  intro,
  levels,
  options: [],
  rating,
  reflection,
  Reflecting: Take,
  Keepsake: Shelf,
  cues: memoryCues,
  seeded: true,
  flows: true,
  help,
};
