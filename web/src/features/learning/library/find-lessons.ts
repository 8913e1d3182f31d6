import { folded } from '#domain/folded.ts';
import { searchWords } from '#domain/search/search-words.ts';
import type { LessonCard } from '../lesson/lesson.ts';
import { PATH_TEXTS } from './paths.texts.ts';

/** Lessons that have every telling word of what somebody typed, those first that have it in the title. */
export function findLessons(cards: readonly LessonCard[], query: string): readonly LessonCard[] {
  const wanted = searchWords(query);
  const hits = cards.filter((card) => {
    const there = folded(`${card.title} ${card.line} ${card.words} ${PATH_TEXTS[card.path].title}`);
    return wanted.every((word) => there.includes(word));
  });
  const inTitle = ({ title }: LessonCard) =>
    wanted.some((word) => folded(title).includes(word)) ? 0 : 1;
  return hits.toSorted((one, other) => inTitle(one) - inTitle(other));
}
