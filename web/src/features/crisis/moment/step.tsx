import type { ReactNode } from 'react';
import { CRISIS_TEXTS } from '../texts.ts';
import { speak } from '../voice/voice.ts';

interface StepProps {
  id: string;
  number: number;
  title: string;
  /** What the voice says when the step opens; the same words stand in it. */
  spoken: string;
  next?: string;
  open?: boolean;
  children: ReactNode;
}

/** Native details of one name: one open at a time, the same without a script. */
export function Step({ id, number, title, spoken, next, open = false, children }: StepProps) {
  return (
    <details
      name="paso"
      data-spoken={spoken}
      className="step rounded-card border border-line bg-surface"
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open) speak(spoken);
      }}
    >
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 font-title text-lg font-semibold [&::-webkit-details-marker]:hidden">
        <span
          aria-hidden="true"
          className="flex size-8 shrink-0 items-center justify-center rounded-full bg-primary-soft font-text text-base"
        >
          {number}
        </span>
        {title}
      </summary>
      <div id={id} className="scroll-mt-32 px-4 pb-5">
        {children}
        {next && (
          <a
            href={`#${next}`}
            className="mt-5 flex min-h-12 items-center justify-center rounded-control border border-ink-soft font-semibold text-ink no-underline hover:bg-primary-soft"
          >
            {CRISIS_TEXTS.moment.next}
          </a>
        )}
      </div>
    </details>
  );
}
