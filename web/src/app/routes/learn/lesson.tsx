import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import type { LessonCard } from '#web/features/learning/lesson/lesson.ts';
import { cardAt } from '#web/features/learning/library/cards.ts';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { APP_TEXTS, pageTitle } from '../../texts.ts';
import NotFound from '../not-found.tsx';
import type { Route } from './+types/lesson.ts';

// The reader comes with the lesson; the address alone says its title.
const LessonPage = lazy(async () => {
  const [{ LessonPage: Page }, { doorOf }] = await Promise.all([
    import('#web/features/learning/lesson-page.tsx'),
    import('../../learning/door-of.ts'),
  ]);
  return { default: ({ card }: { card: LessonCard }) => <Page card={card} doorOf={doorOf} /> };
});

export const meta = ({ location }: Route.MetaArgs) => {
  const [, , path, lesson] = location.pathname.split('/');
  return pageTitle(cardAt(path, lesson)?.title ?? APP_TEXTS.notFound.title);
};

/** One page for all lessons; which one it is, the address says. */
export default function LessonRoute() {
  const { path, lesson } = useParams();
  const card = cardAt(path, lesson);
  if (!card) return <NotFound />;
  return (
    <Suspense fallback={<PageLoader text={APP_TEXTS.loadingPage} />}>
      <LessonPage key={card.id} card={card} />
    </Suspense>
  );
}
