import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import type { Lesson, LessonCard } from './lesson/lesson.ts';
import { loadLesson } from './library/load-lesson.ts';
import { type Door, Reader } from './reader/reader.tsx';
import { LESSON_TEXTS } from './texts.ts';

interface LessonPageProps {
  card: LessonCard;
  /** Where what the lesson proposes is done; null where it does not exist any more. */
  doorOf: (wanted: Lesson['try']) => Door | null;
}

/** Fetches a lesson and shows it. */
export function LessonPage({ card, doorOf }: LessonPageProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <LoadedLesson
      key={`${card.id} ${attempt}`}
      card={card}
      doorOf={doorOf}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

function LoadedLesson({ card, doorOf, onRetry }: LessonPageProps & { onRetry: () => void }) {
  const [lesson, setLesson] = useState<Lesson | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let current = true;
    loadLesson(card).then(
      (loaded) => current && setLesson(loaded),
      () => current && setLesson('failed'),
    );
    return () => {
      current = false;
    };
  }, [card]);
  if (lesson === 'loading') return <PageLoader text={LESSON_TEXTS.loading} />;
  if (lesson === 'failed') {
    return (
      <EmptyState
        level={1}
        emotion="concerned"
        title={LESSON_TEXTS.loadErrorTitle}
        action={<Button onClick={onRetry}>{LESSON_TEXTS.retry}</Button>}
      >
        {LESSON_TEXTS.loadErrorLead}
      </EmptyState>
    );
  }
  return <Reader lesson={lesson} doorOf={doorOf} />;
}
