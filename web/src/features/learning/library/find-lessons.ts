import { listSearch } from '#domain/search/list-search.ts';
import type { LessonCard } from '../lesson/lesson.ts';
import { PATH_TEXTS } from './paths.texts.ts';

/** Lessons that have every telling word of what somebody typed, those first that have them in the title. */
export function findLessons(cards: readonly LessonCard[], query: string): readonly LessonCard[] {
  const matchOf = listSearch(query);
  return cards
    .map((card) => ({
      card,
      match: matchOf(card.title, `${card.line} ${card.words} ${PATH_TEXTS[card.path].title}`),
    }))
    .filter(({ match }) => match > 0)
    .toSorted((one, other) => other.match - one.match)
    .map(({ card }) => card);
}
