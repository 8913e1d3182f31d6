import { useEffect, useRef, useState } from 'react';
import type { QuestionNumber } from '#domain/learning/review.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useEarned } from '../events/earned.ts';
import type { Lesson } from '../lesson/lesson.ts';
import { addressOf, nextOnPath } from '../library/cards.ts';
import { LEARNING } from '../places.ts';
import { LESSON_TEXTS, LEARNING_TEXTS, REVIEW_TEXTS } from '../texts.ts';
import { QuestionCard } from '../review/question-card.tsx';

interface EndingProps {
  lesson: Lesson;
  /** Read before: the questions may be left alone, and what comes next stands there at once. */
  wasRead: boolean;
  onRead: () => void;
  onAnswer: (question: QuestionNumber, wasRight: boolean) => void;
}

/** The two questions, which may be left, and the way on. */
export function Ending({ lesson, wasRead, onRead, onAnswer }: EndingProps) {
  const [at, setAt] = useState<0 | 1 | 'over'>(0);
  const hasEarned = useEarned();
  return (
    <>
      {at !== 'over' && (
        <Card as="section" aria-label={LESSON_TEXTS.questions}>
          <p className="font-semibold">{LESSON_TEXTS.questions}</p>
          <p className="mb-4 text-sm text-ink-soft">{LESSON_TEXTS.questionsLead}</p>
          <QuestionCard
            key={at}
            level={2}
            takesFocus={at > 0}
            question={lesson.questions[at]}
            place={REVIEW_TEXTS.question(at + 1, 2)}
            onAnswer={(wasRight) => onAnswer(at === 0 ? 1 : 2, wasRight)}
            nextLabel={at === 0 ? REVIEW_TEXTS.next : REVIEW_TEXTS.finish}
            onNext={() => setAt(at === 0 ? 1 : 'over')}
          />
          {!wasRead && (
            <Button
              variant="quiet"
              className="mt-3"
              onClick={() => {
                onRead();
                setAt('over');
              }}
            >
              {LESSON_TEXTS.leave}
            </Button>
          )}
        </Card>
      )}
      {(at === 'over' || wasRead) && (
        <WayOn lesson={lesson} isDone={at === 'over'} hasEarned={hasEarned} />
      )}
    </>
  );
}

interface WayOnProps {
  lesson: Lesson;
  isDone: boolean;
  hasEarned: boolean;
}

/** What comes after the lesson; where it has just been read, that is said first. */
function WayOn({ lesson, isDone, hasEarned }: WayOnProps) {
  const next = nextOnPath(lesson);
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <Card as="section" tone="well">
      {isDone && (
        <>
          <h2 ref={title} tabIndex={-1} className="font-title text-xl font-semibold">
            {LESSON_TEXTS.doneTitle}
          </h2>
          <p className="mt-1 mb-4 text-ink-soft">
            {LESSON_TEXTS.done} {hasEarned && REVIEW_TEXTS.earned}
          </p>
        </>
      )}
      {next ? (
        <p className="mb-4">
          <span className="text-ink-soft">{LESSON_TEXTS.nextLesson}: </span>
          <span className="font-semibold">{next.title}</span>{' '}
          <span className="text-ink-soft">({LEARNING_TEXTS.minutes(next.minutes)})</span>
        </p>
      ) : (
        <p className="mb-4">{LESSON_TEXTS.pathEnd}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {next && <ButtonLink to={addressOf(next)}>{LEARNING_TEXTS.read}</ButtonLink>}
        <ButtonLink to={`${LEARNING.address}#${lesson.path}`} variant="secondary">
          {LESSON_TEXTS.back}
        </ButtonLink>
      </div>
    </Card>
  );
}
