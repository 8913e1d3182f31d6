import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { COMPANION } from '#domain/product.ts';
import { MoreButton } from '#web/ui/list/more-button.tsx';
import { type FoundMessage, searchQuery } from '../api/search-messages.ts';
import { HISTORY_TEXTS } from './texts.ts';
import { dayLabel } from './names/day-label.ts';

interface SearchResultsProps {
  query: string;
  onOpen: (id: string) => void;
}

/** What was said with these words, in any conversation. */
export function SearchResults({ query, onOpen }: SearchResultsProps) {
  const asked = useDeferredValue(query.trim());
  const list = useInfiniteQuery(searchQuery(asked));
  const { data, isPending } = list;
  const isError = list.isError && !list.isFetchNextPageError;
  const news = isError
    ? HISTORY_TEXTS.search.failed
    : isPending
      ? HISTORY_TEXTS.search.searching
      : data?.length === 0
        ? HISTORY_TEXTS.search.none(asked)
        : '';
  return (
    <>
      <p aria-live="polite" className="text-ink-soft empty:hidden">
        {news}
      </p>
      <ul className="-mx-2 min-h-0 flex-1 overflow-y-auto">
        {data?.map((found) => (
          <li key={found.id}>
            <button
              type="button"
              onClick={() => onOpen(found.conversation_id)}
              className="w-full rounded-control px-2 py-2 text-left leading-snug hover:bg-surface-2"
            >
              <span className="block truncate text-sm text-ink-soft">
                {found.title !== null && `${found.title} · `}
                {dayLabel(new Date(found.said_at))}
              </span>
              <Excerpt found={found} />
            </button>
          </li>
        ))}
        {list.hasNextPage && (
          <li className="px-2">
            <MoreButton list={list} />
          </li>
        )}
      </ul>
    </>
  );
}

function Excerpt({ found: { excerpt, role } }: { found: FoundMessage }) {
  const who = role === 'person' ? HISTORY_TEXTS.search.mine : COMPANION;
  return (
    <span className="block wrap-anywhere">
      {who}:{' '}
      {excerpt.split(/(⟦[^⟧]*⟧)/u).map((piece, index) =>
        piece.startsWith('⟦') ? (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one text never move
          <mark key={index} className="bg-primary-soft font-semibold text-ink">
            {piece.slice(1, -1)}
          </mark>
        ) : (
          piece
        ),
      )}
    </span>
  );
}
