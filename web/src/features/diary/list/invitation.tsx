import { useState } from 'react';
import { readDraft } from '#web/lib/drafts.ts';
import { useBrowserValue } from '#web/lib/use-browser-value.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { draftKey, NEW_DRAFT } from '../editor/draft-storage.ts';
import { DIARY_TEXTS, dayText } from '../texts.ts';
import { TO_NEW } from '../use-diary.ts';

const LONG_DAY = new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long' });

/** The page of today, still white: one touch and it is open. */
export function Invitation() {
  const [today] = useState(() => new Date());
  const isBegun = useBrowserValue(() => readDraft(draftKey(NEW_DRAFT)) !== '', false);
  return (
    <section className="relative overflow-hidden rounded-card border border-line bg-surface px-6 pt-6 pb-7 md:px-9 md:pt-8">
      {/* Three lines of a page; the last one is water. */}
      <svg
        viewBox="0 0 400 90"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-0 h-24 w-full"
      >
        <path d="M0 22H400M0 50H400" stroke="var(--line)" vectorEffect="non-scaling-stroke" />
        <path
          d="M0 76c25 0 25-7 50-7s25 7 50 7 25-7 50-7 25 7 50 7 25-7 50-7 25 7 50 7 25-7 50-7 25 7 50 7V90H0Z"
          fill="var(--surface-2)"
        />
        <path
          d="M0 76c25 0 25-7 50-7s25 7 50 7 25-7 50-7 25 7 50 7 25-7 50-7 25 7 50 7 25-7 50-7 25 7 50 7"
          fill="none"
          stroke="var(--nilo-ripple)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="text-ink-soft">
        {dayText(today, today)}, {LONG_DAY.format(today)}
      </p>
      <h2 className="mt-1 max-w-[18ch] font-title text-2xl font-semibold md:text-3xl">
        {isBegun ? DIARY_TEXTS.goOn : DIARY_TEXTS.writeToday}
      </h2>
      {isBegun && <p className="mt-1 text-ink-soft">{DIARY_TEXTS.goOnLead}</p>}
      <ButtonLink to={TO_NEW} size="lg" className="relative mt-5">
        <Icon name="edit" className="size-5" /> {DIARY_TEXTS.write}
      </ButtonLink>
    </section>
  );
}
