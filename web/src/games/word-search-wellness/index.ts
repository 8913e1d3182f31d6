import type { Game } from '../contract.ts';
import { help, intro, levels, rating, reflection } from './content.ts';
import { searchCues } from './cues.ts';
import { rules, type SearchAction } from './rules.ts';
import { WordSearchCover } from './scene/cover.tsx';
import { Take } from './stages/take.tsx';
import type { SearchState } from './state.ts';
import { WordSearchView } from './view.tsx';

export const wordSearchWellness: Game<SearchState, SearchAction> = {
  rules,
  View: WordSearchView,
  Cover: WordSearchCover,
  intro,
  levels,
  options: [],
  rating,
  reflection,
  Reflecting: Take,
  cues: searchCues,
  seeded: true,
  flows: true,
  help,
};
