import { type LessonCard, PATH_IDS, type PathId } from '../lesson/lesson.ts';

const files = import.meta.glob<LessonCard>('../../../../../content/learning/*/*.md', {
  query: '?lesson-card',
  import: 'default',
  eager: true,
});

/** Every lesson there is, path by path, in the order of each. */
export const CARDS: readonly LessonCard[] = Object.values(files).toSorted(
  (one, other) =>
    PATH_IDS.indexOf(one.path) - PATH_IDS.indexOf(other.path) || one.order - other.order,
);

export const cardsOf = (path: PathId): readonly LessonCard[] =>
  CARDS.filter((card) => card.path === path);

export const findCard = (id: string | undefined): LessonCard | null =>
  CARDS.find((card) => card.id === id) ?? null;

/** The lesson of an address, which may say anything. */
export function cardAt(path: string | undefined, id: string | undefined): LessonCard | null {
  const card = findCard(id);
  return card?.path === path ? card : null;
}

export const addressOf = ({ path, id }: LessonCard) => `/learning/${path}/${id}`;

/** The one after it on its path; null at the end. */
export function nextOnPath(card: LessonCard): LessonCard | null {
  const path = cardsOf(card.path);
  return path[path.findIndex(({ id }) => id === card.id) + 1] ?? null;
}
