import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useUser } from '#web/data/session.ts';
import { useHydrated } from '#web/lib/use-browser-value.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { useEvents } from './events/use-events.ts';
import { PATH_IDS } from './lesson/lesson.ts';
import { CARDS, cardsOf } from './library/cards.ts';
import { findLessons } from './library/find-lessons.ts';
import { chooseNext } from './overview/choose-next.ts';
import { FoundLessons } from './overview/found-lessons.tsx';
import { LessonSearch } from './overview/lesson-search.tsx';
import { NextLesson } from './overview/next-lesson.tsx';
import { PathRiver } from './overview/path-river.tsx';
import { begunLast, savedPlaces } from './reader/saved-place.ts';
import { ReviewCard } from './review/review-card.tsx';
import { LEARNING_TEXTS } from './texts.ts';

const KeptNotes = lazy(() => import('./overview/kept-notes.tsx'));

/** Above the page, also before it is known who is there. */
export function LearningHeader({ children }: { children?: ReactNode }) {
  return (
    <>
      <PageHeader title={LEARNING_TEXTS.title} lead={LEARNING_TEXTS.lead} />
      {children}
    </>
  );
}

const PATHS = PATH_IDS.filter((path) => cardsOf(path).length > 0);
/** Side by side where there is room: an open path moves only what stands below it. */
const COLUMNS = [PATHS.slice(0, PATHS.length / 2), PATHS.slice(PATHS.length / 2)];

/** What comes back today, what comes next, and the eight paths. */
export function LearningPage() {
  const { id: userId } = useUser();
  const { progress, known, failed, refetch, record } = useEvents(userId);
  const [query, setQuery] = useState('');
  const hydrated = useHydrated();
  const asked = useLocation().hash.slice(1);
  // The page comes after the address, once it is known who is there.
  useEffect(() => {
    if (asked) document.getElementById(asked)?.scrollIntoView({ block: 'start' });
  }, [asked]);
  const found = useMemo(() => findLessons(CARDS, query), [query]);
  const begun = useMemo(
    () => new Set(hydrated ? Object.keys(savedPlaces(userId)) : []),
    [hydrated, userId],
  );
  const { read, latest } = progress;
  const next = chooseNext({ read, latest, begun: hydrated ? begunLast(userId) : null });
  const isSearching = query.trim() !== '';
  const opens = asked || next?.path;
  return (
    <div className="flex flex-col gap-8">
      {failed && !known && (
        <Notice tone="info">
          <p>{LEARNING_TEXTS.notKnown}</p>
          <Button variant="secondary" className="mt-2" onClick={() => void refetch()}>
            {LEARNING_TEXTS.retry}
          </Button>
        </Notice>
      )}
      <ReviewCard
        progress={progress}
        onAnswer={(lessonId, question, wasRight) => record(lessonId, { question, wasRight })}
      />
      {next && <NextLesson card={next} isBegun={begun.has(next.id)} />}
      {!next && read.size > 0 && <p className="text-ink-soft">{LEARNING_TEXTS.allRead}</p>}
      <section className="flex flex-col gap-4" aria-labelledby="paths-title">
        <div className="flex flex-col gap-4 md:flex-row md:items-start md:justify-between">
          <h2 id="paths-title" className="font-title text-xl font-semibold">
            {read.size > 0 || next ? LEARNING_TEXTS.paths : LEARNING_TEXTS.pathsFirst}
          </h2>
          <LessonSearch query={query} onQuery={setQuery} />
        </div>
        <output className="sr-only">{isSearching ? LEARNING_TEXTS.found(found.length) : ''}</output>
        {isSearching ? (
          <FoundLessons found={found} onClear={() => setQuery('')} />
        ) : (
          <div className="flex flex-col gap-3 lg:flex-row lg:gap-4">
            {COLUMNS.map((paths) => (
              <div key={paths[0]} className="flex min-w-0 flex-1 flex-col gap-3 lg:gap-4">
                {paths.map((path) => (
                  <PathRiver
                    key={`${path} ${opens === path}`}
                    {...{ path, read, begun }}
                    startsOpen={opens === path}
                  />
                ))}
              </div>
            ))}
          </div>
        )}
      </section>
      <Suspense fallback={null}>
        <KeptNotes userId={userId} />
      </Suspense>
    </div>
  );
}
