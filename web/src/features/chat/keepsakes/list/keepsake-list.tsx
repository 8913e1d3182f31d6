import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { MoreButton } from '#web/ui/list/more-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Toaster } from '#web/ui/toast.tsx';
import { KeepsakeItem } from './keepsake-item.tsx';
import { KEEPSAKE_TEXTS } from '../texts.ts';
import { useKeeping } from '../use-keeping.ts';
import { useKeepsakes } from '../use-keepsakes.ts';

const TEXTS = KEEPSAKE_TEXTS;

/** Every state of the list: loading, empty, failed, offline, and what was kept, newest first. */
export function KeepsakeList() {
  const { rows, known, loading, failed, online, list } = useKeepsakes();
  const { remove } = useKeeping();
  const root = useRef<HTMLDivElement>(null);
  const hasRemoved = useRef(false);

  // The button took focus with it.
  useEffect(() => {
    if (!hasRemoved.current) return;
    hasRemoved.current = false;
    root.current?.focus({ preventScroll: true });
  }, [rows]);

  return (
    <div ref={root} tabIndex={-1} aria-busy={loading} className="flex flex-col gap-4 outline-none">
      {/* The dialog lies over the page, and over its toasts. */}
      <Toaster />
      {!online && <Notice tone="info">{TEXTS.offline}</Notice>}
      {failed && (
        <Notice tone="error">
          <p>{TEXTS.errorLead}</p>
          <Button variant="secondary" className="mt-2" onClick={() => void list.refetch()}>
            {TEXTS.retry}
          </Button>
        </Notice>
      )}
      {loading && (
        <p className="flex items-center gap-3 py-6 text-ink-soft">
          <Spinner /> {TEXTS.loading}
        </p>
      )}
      {known && rows.length === 0 && (
        <EmptyState title={TEXTS.emptyTitle}>{TEXTS.emptyLead}</EmptyState>
      )}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id}>
            <KeepsakeItem
              keepsake={row}
              onRemove={() => {
                hasRemoved.current = true;
                remove(row);
              }}
            />
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </div>
  );
}
