import type { Lesson } from '../lesson/lesson.ts';
import { GRADE_TEXTS, LESSON_TEXTS } from '../texts.ts';

/** How sure it is, and where it comes from. */
export function Sources({ lesson }: { lesson: Lesson }) {
  const { label, meaning } = GRADE_TEXTS[lesson.grade];
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-5">
      <h2 className="font-semibold">
        {LESSON_TEXTS.evidence} {label}
      </h2>
      <p className="text-ink-soft">
        {meaning} {lesson.gradeWhy}
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-primary">
          {LESSON_TEXTS.sources}
        </summary>
        <ul className="flex flex-col gap-3 pb-2 text-sm text-ink-soft">
          {lesson.sources.map(({ author, year, title, where, seen }) => (
            <li key={title}>
              {author} ({year}). <cite>{title}</cite>. {where}.{' '}
              <a href={seen} target="_blank" rel="noreferrer" className="text-primary">
                {LESSON_TEXTS.seen} {new URL(seen).hostname.replace('www.', '')}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
