import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { LessonCard } from '../lesson/lesson.ts';
import { addressOf } from '../library/cards.ts';
import { PATH_TEXTS } from '../library/paths.texts.ts';
import { LEARNING_TEXTS } from '../texts.ts';

// All drawings together weigh more than the rest of the page.
const LessonDrawing = lazy(async () => {
  const { LessonDrawing: Drawing } = await import('../pictures/picture.tsx');
  return { default: Drawing };
});

/** The one lesson to go on with, large. */
export function NextLesson({ card, isBegun }: { card: LessonCard; isBegun: boolean }) {
  return (
    <section className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface hover:border-primary sm:flex-row">
      <div className="flex items-center justify-center min-h-36 bg-surface-2 p-4 sm:min-h-44 sm:w-2/5">
        <Suspense fallback={null}>
          <LessonDrawing id={card.drawing} className="h-28 w-full sm:h-36" />
        </Suspense>
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-center p-5">
        <h2 className="text-sm font-semibold text-primary">
          {isBegun ? LEARNING_TEXTS.begun : LEARNING_TEXTS.continue}
        </h2>
        <p className="mt-1 font-title text-xl leading-snug font-semibold text-balance">
          <Link
            to={addressOf(card)}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {card.title}
          </Link>
        </p>
        <p className="mt-1 leading-snug text-ink-soft">{card.line}</p>
        <p className="mt-3 flex items-center justify-between gap-2 text-sm text-ink-soft">
          <span>
            {PATH_TEXTS[card.path].title} · {LEARNING_TEXTS.minutes(card.minutes)}
          </span>
          <Icon name="arrow-right" className="size-6 text-primary" />
        </p>
      </div>
    </section>
  );
}
