import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { MoreButton } from '#web/ui/list/more-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { SearchLine } from '../search/search-line.tsx';
import { DIARY_TEXTS } from '../texts.ts';
import { TO_OPTIONS, useDiary } from '../use-diary.ts';
import { groupByDay } from './days.ts';
import { DayLine } from './day-line.tsx';
import { DiaryHeader } from './diary-header.tsx';
import { EntryCard } from './entry-card.tsx';
import { Invitation } from './invitation.tsx';
import { SameDay } from './same-day.tsx';

const SearchResults = lazy(async () => ({
  default: (await import('../search/search-results.tsx')).SearchResults,
}));

/** The diary itself: the page of today, what was written before, and a way to find it. */
export function DiaryList() {
  const diary = useDiary();
  const { entries, query, known, loading, failed, online } = diary;
  const [question, setQuestion] = useState('');
  const [now] = useState(() => new Date());
  const isSearching = question.trim() !== '';

  return (
    <>
      <DiaryHeader />
      <div className="flex flex-col gap-10">
        <Invitation />
        {!online && <Notice tone="info">{DIARY_TEXTS.offline}</Notice>}
        {failed && (
          <Notice tone="error">
            <p>{DIARY_TEXTS.errorLead}</p>
            <Button variant="secondary" className="mt-2" onClick={() => void query.refetch()}>
              {DIARY_TEXTS.retry}
            </Button>
          </Notice>
        )}
        {!isSearching && <SameDay entries={entries} />}
        <section aria-label={DIARY_TEXTS.listTitle} aria-busy={loading}>
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h2 className="font-title text-xl font-semibold">{DIARY_TEXTS.listTitle}</h2>
            <Link
              to={TO_OPTIONS}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary no-underline hover:underline"
            >
              <Icon name="lock" className="size-5" /> {DIARY_TEXTS.options}
            </Link>
            {entries.length > 0 && (
              <div className="w-full">
                <SearchLine question={question} onQuestion={setQuestion} />
              </div>
            )}
          </div>
          {loading && (
            <p className="flex items-center gap-3 py-6 text-ink-soft">
              <Spinner /> {DIARY_TEXTS.loading}
            </p>
          )}
          {known && entries.length === 0 && (
            <EmptyState title={DIARY_TEXTS.emptyTitle} emotion="listening">
              {DIARY_TEXTS.emptyLead}
            </EmptyState>
          )}
          {isSearching ? (
            <Suspense fallback={<Spinner />}>
              <SearchResults diary={diary} question={question} />
            </Suspense>
          ) : (
            <div className="flex flex-col gap-9">
              {groupByDay(entries, now).map((day) => (
                <section key={day.key} aria-label={day.title}>
                  <div className="mb-2 flex flex-col gap-x-4 sm:flex-row sm:items-center">
                    <h3 className="shrink-0 font-semibold">{day.title}</h3>
                    <div className="w-full min-w-0 sm:flex-1">
                      <DayLine entries={day.entries} />
                    </div>
                  </div>
                  <ul className="flex flex-col gap-3">
                    {day.entries.map((entry) => (
                      <li key={entry.id}>
                        <EntryCard entry={entry} />
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
              <MoreButton list={query}>{DIARY_TEXTS.more}</MoreButton>
            </div>
          )}
        </section>
      </div>
    </>
  );
}
