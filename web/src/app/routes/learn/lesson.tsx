import { useParams } from 'react-router';
import { LessonPage } from '#web/features/learning/lesson-page.tsx';
import { cardAt } from '#web/features/learning/library/cards.ts';
import { doorOf } from '../../learning/door-of.ts';
import { APP_TEXTS, pageTitle } from '../../texts.ts';
import NotFound from '../not-found.tsx';
import type { Route } from './+types/lesson.ts';

export const meta = ({ location }: Route.MetaArgs) => {
  const [, , path, lesson] = location.pathname.split('/');
  return pageTitle(cardAt(path, lesson)?.title ?? APP_TEXTS.notFound.title);
};

/** One page for all lessons; which one it is, the address says. */
export default function LessonRoute() {
  const { path, lesson } = useParams();
  const card = cardAt(path, lesson);
  if (!card) return <NotFound />;
  return <LessonPage key={card.id} card={card} doorOf={doorOf} />;
}
