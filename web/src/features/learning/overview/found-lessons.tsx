import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import type { LessonCard } from '../lesson/lesson.ts';
import { addressOf } from '../library/cards.ts';
import { PATH_TEXTS } from '../library/paths.texts.ts';
import { LEARNING_TEXTS } from '../texts.ts';
import { PathEmblem } from './path-emblem.tsx';

interface FoundLessonsProps {
  found: readonly LessonCard[];
  onClear: () => void;
}

/** What a search found, in the place of the paths. */
export function FoundLessons({ found, onClear }: FoundLessonsProps) {
  if (found.length === 0) {
    return (
      <EmptyState
        title={LEARNING_TEXTS.nothingTitle}
        emotion="thinking"
        action={
          <Button variant="secondary" onClick={onClear}>
            {LEARNING_TEXTS.clear}
          </Button>
        }
      >
        {LEARNING_TEXTS.nothingLead}
      </EmptyState>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4">
      {found.map((card) => (
        <li
          key={card.id}
          className="relative flex gap-4 rounded-card border border-line bg-surface p-4 hover:border-primary"
        >
          <PathEmblem path={card.path} />
          <div className="min-w-0">
            <h3 className="font-title text-lg leading-snug font-semibold">
              <Link
                to={addressOf(card)}
                className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
              >
                {card.title}
              </Link>
            </h3>
            <p className="leading-snug text-ink-soft">{card.line}</p>
            <p className="mt-1 text-sm text-ink-soft">
              {PATH_TEXTS[card.path].title} · {LEARNING_TEXTS.minutes(card.minutes)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
