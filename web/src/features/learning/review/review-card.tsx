import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { DueQuestion, QuestionNumber } from '#domain/learning/review.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import type { Progress } from '../events/progress.ts';
import { REVIEW_TEXTS } from '../texts.ts';

const Asking = lazy(() => import('./asking.tsx'));

interface ReviewCardProps {
  progress: Progress;
  onAnswer: (lessonId: string, question: QuestionNumber, wasRight: boolean) => void;
}

/** "Repaso de hoy": offered, done in its place, and gone. Nothing is asked of who read nothing. */
export function ReviewCard({ progress, onAnswer }: ReviewCardProps) {
  // What is asked is settled when it begins: each answer changes what is due.
  const [asked, setAsked] = useState<readonly DueQuestion[] | null>(null);
  const { due, nextDay } = progress;
  if (asked) {
    return (
      <Frame>
        <Suspense fallback={<PageLoader text={REVIEW_TEXTS.loading} />}>
          <Asking asked={asked} onAnswer={onAnswer} onEnd={() => setAsked(null)} />
        </Suspense>
      </Frame>
    );
  }
  if (due.length > 0) {
    return (
      <Frame>
        <p>{REVIEW_TEXTS.lead(due.length)}</p>
        <p className="mt-1 text-sm text-ink-soft">{REVIEW_TEXTS.why}</p>
        <Button className="mt-4" onClick={() => setAsked(due)}>
          {REVIEW_TEXTS.begin}
        </Button>
      </Frame>
    );
  }
  if (nextDay === null) return null;
  return (
    <p className="flex items-center gap-2 text-ink-soft">
      <Icon name="clock" className="size-5 shrink-0" />
      {REVIEW_TEXTS.none(dayInWords(nextDay))}
    </p>
  );
}

function dayInWords(day: string): string {
  const date = new Date(`${day}T12:00:00`);
  const days = Math.round((date.getTime() - Date.now()) / 86_400_000);
  if (days <= 1) return REVIEW_TEXTS.tomorrow;
  const options =
    days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  return REVIEW_TEXTS.onDay(date.toLocaleDateString('es', options));
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby="review-title">
      <h2 id="review-title" className="mb-2 font-title text-xl font-semibold">
        {REVIEW_TEXTS.title}
      </h2>
      {children}
    </Card>
  );
}
