import { useEffect, useRef, useState } from 'react';
import type { DueQuestion, QuestionNumber } from '#domain/learning/review.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { useEarned } from '../events/earned.ts';
import type { Lesson } from '../lesson/lesson.ts';
import { findCard } from '../library/cards.ts';
import { loadLesson } from '../library/load-lesson.ts';
import { REVIEW_TEXTS } from '../texts.ts';
import { QuestionCard } from './question-card.tsx';

interface AskingProps {
  asked: readonly DueQuestion[];
  onAnswer: (lessonId: string, question: QuestionNumber, wasRight: boolean) => void;
  onEnd: () => void;
}

/** The questions of a review one after the other, and a word at its end. */
export default function Asking({ asked, onAnswer, onEnd }: AskingProps) {
  const [lessons, setLessons] = useState<ReadonlyMap<string, Lesson> | 'failed' | null>(null);
  const [at, setAt] = useState(0);
  const [right, setRight] = useState(0);
  const hasEarned = useEarned();
  useEffect(() => {
    let current = true;
    fetchLessons(asked).then(
      (loaded) => current && setLessons(loaded),
      () => current && setLessons('failed'),
    );
    return () => {
      current = false;
    };
  }, [asked]);

  if (lessons === null) return <PageLoader text={REVIEW_TEXTS.loading} />;
  if (lessons === 'failed') return <Ending title={REVIEW_TEXTS.failed} onEnd={onEnd} />;
  const due = asked[at];
  const lesson = due && lessons.get(due.lessonId);
  if (!due || !lesson) {
    return (
      <Ending title={REVIEW_TEXTS.doneTitle} onEnd={onEnd}>
        {REVIEW_TEXTS.done(right, asked.length) + (hasEarned ? ` ${REVIEW_TEXTS.earned}` : '')}
      </Ending>
    );
  }
  const isLast = at === asked.length - 1;
  return (
    <div className="flex flex-col gap-4">
      <QuestionCard
        key={`${due.lessonId} ${due.question}`}
        level={3}
        takesFocus
        question={lesson.questions[due.question === 1 ? 0 : 1]}
        place={`${REVIEW_TEXTS.question(at + 1, asked.length)} · ${REVIEW_TEXTS.from(lesson.title)}`}
        onAnswer={(wasRight) => {
          if (wasRight) setRight(right + 1);
          onAnswer(due.lessonId, due.question, wasRight);
        }}
        nextLabel={isLast ? REVIEW_TEXTS.finish : REVIEW_TEXTS.next}
        onNext={() => setAt(at + 1)}
      />
      <Button variant="quiet" className="self-start" onClick={onEnd}>
        {REVIEW_TEXTS.close}
      </Button>
    </div>
  );
}

async function fetchLessons(asked: readonly DueQuestion[]): Promise<ReadonlyMap<string, Lesson>> {
  const ids = [...new Set(asked.map(({ lessonId }) => lessonId))];
  const cards = ids.map(findCard).filter((card) => card !== null);
  const lessons = await Promise.all(cards.map(loadLesson));
  return new Map(lessons.map((lesson) => [lesson.id, lesson]));
}

interface EndingProps {
  title: string;
  children?: string;
  onEnd: () => void;
}

function Ending({ title, children, onEnd }: EndingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {title}
      </h3>
      {children && <p className="mt-1 text-ink-soft">{children}</p>}
      <Button variant="secondary" className="mt-4" onClick={onEnd}>
        {REVIEW_TEXTS.finish}
      </Button>
    </div>
  );
}
