import type { LessonCard } from '../lesson/lesson.ts';
import { CARDS, cardsOf, findCard } from '../library/cards.ts';

interface Standing {
  read: ReadonlySet<string>;
  /** The lesson that was read last. */
  latest: string | null;
  /** The lesson that was begun last and left. */
  begun: string | null;
}

/**
 * The one lesson to go on with: what was left half-way, or the next one on the path that was walked
 * last, or of another path that was begun. Null for who has read nothing yet: they choose.
 */
export function chooseNext({ read, latest, begun }: Standing): LessonCard | null {
  const left = begun === null || read.has(begun) ? null : findCard(begun);
  if (left) return left;
  const last = latest === null ? null : findCard(latest);
  if (!last) return null;
  const unread = ({ id }: LessonCard) => !read.has(id);
  const beganPath = (card: LessonCard) => cardsOf(card.path).some(({ id }) => read.has(id));
  return (
    cardsOf(last.path).find(unread) ??
    CARDS.find((card) => unread(card) && beganPath(card)) ??
    CARDS.find(unread) ??
    null
  );
}
