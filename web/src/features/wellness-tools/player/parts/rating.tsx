import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TOOL_PAGE_TEXTS } from '../../texts.ts';
import { WeightField } from './weight-field.tsx';

interface RatingProps {
  value: number | null;
  onRate: (value: number) => void;
  onBack: () => void;
  onFinish: () => void;
}

/** The same question as before the tool, and as optional. */
export function RatingScreen({ value, onRate, onBack, onFinish }: RatingProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { rating } = TOOL_PAGE_TEXTS;
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col justify-center gap-8 py-6">
      <header>
        <h1 ref={title} tabIndex={-1} className="font-title text-3xl font-semibold">
          {TOOL_PAGE_TEXTS.ratingTitle}
        </h1>
        <p className="mt-2 text-ink-soft">{TOOL_PAGE_TEXTS.ratingLead}</p>
      </header>
      <WeightField
        question={rating.question}
        note={rating.optional}
        low={rating.low}
        high={rating.high}
        value={value}
        onChange={onRate}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onClick={onFinish}>
          {TOOL_PAGE_TEXTS.finish}
        </Button>
        <Button size="lg" variant="quiet" onClick={onBack}>
          {TOOL_PAGE_TEXTS.previous}
        </Button>
      </div>
    </div>
  );
}
