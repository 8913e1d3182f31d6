import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useOutboxItems } from '#web/data/outbox/the-outbox.ts';
import { useUser } from '#web/data/session.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreButton } from '#web/ui/list/more-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { entriesQuery } from '../api/list-entries.ts';
import { MOOD_KIND_PREFIX } from '../mood-change.ts';
import { withPending } from '../pending-entries.ts';
import { MOOD_TEXTS } from '../texts.ts';
import { EntryList } from './entry-list.tsx';
import { useOnline } from '#web/lib/use-online.ts';

/** Every state of the list: loading, empty, failed, offline, and the days themselves. */
export function Entries() {
  const titleId = useId();
  const { id } = useUser();
  const online = useOnline();
  const list = useInfiniteQuery(entriesQuery(id));
  const { data, isFetching, refetch } = list;
  const isError = list.isError && !list.isFetchNextPageError;
  const items = useOutboxItems(id, MOOD_KIND_PREFIX);
  const entries = withPending(data ?? [], items);
  const loading = data === undefined && isFetching && online;
  const known = data !== undefined;

  return (
    <section aria-labelledby={titleId} aria-busy={loading} className="flex flex-col gap-4">
      <h2 id={titleId} className="font-title text-xl font-semibold">
        {MOOD_TEXTS.listTitle}
      </h2>
      {!online && <Notice tone="info">{MOOD_TEXTS.offline}</Notice>}
      {online && isError && (
        <Notice tone="error">
          <p>{MOOD_TEXTS.errorLead}</p>
          <Button variant="secondary" className="mt-2" onClick={() => void refetch()}>
            {MOOD_TEXTS.retry}
          </Button>
        </Notice>
      )}
      {loading && (
        <p className="flex items-center gap-3 py-6 text-ink-soft">
          <Spinner /> {MOOD_TEXTS.loading}
        </p>
      )}
      {known && entries.length === 0 && (
        <EmptyState title={MOOD_TEXTS.emptyTitle}>{MOOD_TEXTS.emptyLead}</EmptyState>
      )}
      <EntryList entries={entries} />
      <MoreButton list={list}>{MOOD_TEXTS.more}</MoreButton>
    </section>
  );
}
