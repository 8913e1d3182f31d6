import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import type { Question } from '../lesson/lesson.ts';
import { REVIEW_TEXTS } from '../texts.ts';

interface QuestionCardProps {
  question: Question;
  /** Above the question: which one it is, of which lesson. */
  place: string;
  /** Said once, with the first choice. */
  onAnswer: (wasRight: boolean) => void;
  onNext: () => void;
  nextLabel: string;
  /** Level of the question among the headings of the page. */
  level: 2 | 3;
  /** Whether the question takes the focus: it came in the place of another one. */
  takesFocus: boolean;
}

/** One question: three answers, then kindly what is so and why. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, place, onAnswer, onNext, nextLabel, level, takesFocus } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const isRight = chosen === question.right;
  const Title = level === 2 ? 'h2' : 'h3';

  function choose(index: number) {
    if (chosen !== null) return;
    setChosen(index);
    onAnswer(index === question.right);
  }

  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="text-sm text-ink-soft">{place}</p>
        <Title
          ref={title}
          tabIndex={-1}
          className="mt-1 font-title text-lg font-semibold text-balance"
        >
          {question.ask}
        </Title>
      </div>
      <ul className="flex flex-col gap-2">
        {question.options.map((option, index) => {
          const isAnswer = chosen !== null && index === question.right;
          const isChosen = chosen === index;
          return (
            <li key={option}>
              <button
                type="button"
                aria-disabled={chosen !== null || undefined}
                onClick={() => choose(index)}
                className={classNames(
                  'flex min-h-12 w-full flex-col items-start justify-between gap-x-3 gap-y-1 rounded-control sm:flex-row sm:items-center border px-4 py-2.5 text-left leading-snug transition-colors duration-160',
                  chosen === null &&
                    'border-ink-soft bg-surface hover:border-primary hover:bg-primary-soft',
                  chosen !== null &&
                    !isAnswer &&
                    !isChosen &&
                    'border-line bg-surface text-ink-soft',
                  isAnswer && 'border-ok bg-ok-soft font-semibold',
                  isChosen && !isAnswer && 'border-ink-soft bg-surface-2',
                )}
              >
                {option}
                {(isAnswer || isChosen) && (
                  <span className="inline-flex shrink-0 items-center gap-1 text-sm font-normal">
                    {isAnswer && <Icon name="check" className="size-5 text-ok" />}
                    {isChosen ? REVIEW_TEXTS.chosen : REVIEW_TEXTS.rightOne}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <output className="block">
        {chosen !== null && (
          <span className="block rounded-card bg-surface-2 p-4">
            <strong>
              {isRight ? REVIEW_TEXTS.right : REVIEW_TEXTS.almost(question.options[question.right])}
            </strong>{' '}
            {question.why}
          </span>
        )}
      </output>
      {chosen !== null && (
        <Button className="self-start" onClick={onNext}>
          {nextLabel}
        </Button>
      )}
    </div>
  );
}
