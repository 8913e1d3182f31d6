import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { useOfflineList } from '#web/data/outbox/use-offline-list.ts';
import { useUser } from '#web/data/session.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreButton } from '#web/ui/list/more-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { entriesQuery } from '../api/list-entries.ts';
import { moods } from '../moods.ts';
import { MOOD_TEXTS } from '../texts.ts';
import { EntryList } from './entry-list.tsx';

/** Every state of the list: loading, empty, failed, offline, and the days themselves. */
export function Entries() {
  const titleId = useId();
  const { id } = useUser();
  const list = useInfiniteQuery(entriesQuery(id));
  const isError = list.isError && !list.isFetchNextPageError;
  const { rows, known, loading, failed, online } = useOfflineList(moods, id, { ...list, isError });

  return (
    <section aria-labelledby={titleId} aria-busy={loading} className="flex flex-col gap-4">
      <h2 id={titleId} className="font-title text-xl font-semibold">
        {MOOD_TEXTS.listTitle}
      </h2>
      {!online && <Notice tone="info">{MOOD_TEXTS.offline}</Notice>}
      {failed && (
        <Notice tone="error">
          <p>{MOOD_TEXTS.errorLead}</p>
          <Button variant="secondary" className="mt-2" onClick={() => void list.refetch()}>
            {MOOD_TEXTS.retry}
          </Button>
        </Notice>
      )}
      {loading && (
        <p className="flex items-center gap-3 py-6 text-ink-soft">
          <Spinner /> {MOOD_TEXTS.loading}
        </p>
      )}
      {known && rows.length === 0 && (
        <EmptyState title={MOOD_TEXTS.emptyTitle}>{MOOD_TEXTS.emptyLead}</EmptyState>
      )}
      <EntryList entries={rows} />
      <MoreButton list={list}>{MOOD_TEXTS.more}</MoreButton>
      <Link to="/mood/import" className="inline-flex min-h-11 items-center self-start">
        {MOOD_TEXTS.toImport}
      </Link>
    </section>
  );
}
