import { findCard } from '#web/features/learning/library/cards.ts';
import { PathEmblem } from '#web/features/learning/overview/path-emblem.tsx';

export default function LessonDrawing({ id }: { id: string }) {
  const card = findCard(id);
  return card && <PathEmblem path={card.path} />;
}
