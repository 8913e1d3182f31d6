import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { mapPages } from '#web/data/pages/paged-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { MoreButton } from '#web/ui/list/more-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { conversationsKey } from './conversations-key.ts';
import { conversationsQuery, type ConversationSummary } from '../api/list-conversations.ts';
import { CHAT_TEXTS } from '../texts.ts';
import { HISTORY_TEXTS } from './texts.ts';
import { ConversationRow } from './conversation-row.tsx';
import { finishRemovals, removeLater, undoRemoval, useRemoved } from './removals.ts';
import { KeepsakesButton } from '../keepsakes/list/keepsakes-button.tsx';
import { SettingsButton } from '../settings/settings-button.tsx';
import { RenameForm } from './rename-form.tsx';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';

const TEXTS = HISTORY_TEXTS;

export interface HistoryPanelProps {
  /** The conversation on screen; null for a new one. */
  current: string | null;
  onOpen: (id: string | null) => void;
}

/** The person's conversations: open, rename, delete with undo, begin another. */
export function HistoryPanel({ current, onOpen }: HistoryPanelProps) {
  const queries = useQueryClient();
  const removed = useRemoved();
  const [renaming, setRenaming] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const searching = query.trim() !== '';
  const list = useInfiniteQuery(conversationsQuery);
  const { data, isPending, refetch } = list;
  const isError = list.isError && !list.isFetchNextPageError;
  const shown = data?.filter(({ id }) => !removed.includes(id)) ?? [];

  const forget = useCallback(
    async (id: string) => {
      // A list asked for before the deletion may arrive after it, and would bring it back.
      await queries.cancelQueries({ queryKey: conversationsKey });
      queries.setQueryData(
        conversationsQuery.queryKey,
        (pages) => pages && mapPages(pages, (rows) => rows.filter((one) => one.id !== id)),
      );
      void queries.invalidateQueries({ queryKey: conversationsKey });
    },
    [queries],
  );

  useEffect(() => void finishRemovals(forget), [forget]);

  function remove({ id }: ConversationSummary) {
    const dismiss = toast({
      title: TEXTS.removed,
      description: TEXTS.removedHint,
      action: { label: TEXTS.undo, onPress: () => undoRemoval(id) },
    });
    removeLater(id, (deleted) => {
      dismiss();
      return forget(deleted);
    });
    if (id === current) onOpen(null);
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <Button variant="secondary" onClick={() => onOpen(null)} className="w-full">
        <Icon name="plus" className="size-5" />
        {CHAT_TEXTS.history.fresh}
      </Button>
      <SearchField query={query} onQuery={setQuery} />
      {searching && <SearchResults query={query} onOpen={onOpen} />}
      {isPending && (
        <p className="flex items-center gap-2 text-ink-soft">
          <Spinner /> {CHAT_TEXTS.history.loading}
        </p>
      )}
      {isError && (
        <Notice tone="info">
          <p>{TEXTS.failed}</p>
          <Button variant="quiet" onClick={() => void refetch()}>
            {CHAT_TEXTS.page.tryAgain}
          </Button>
        </Notice>
      )}
      {data && !searching && shown.length === 0 && <p className="text-ink-soft">{TEXTS.empty}</p>}
      <ul className="-mx-2 min-h-0 flex-1 overflow-y-auto" hidden={searching}>
        {shown.map((conversation) => (
          <li key={conversation.id}>
            {renaming === conversation.id ? (
              <RenameForm conversation={conversation} onEnd={() => setRenaming(null)} />
            ) : (
              <ConversationRow
                conversation={conversation}
                open={conversation.id === current}
                onOpen={() => onOpen(conversation.id)}
                onRename={() => setRenaming(conversation.id)}
                onRemove={() => remove(conversation)}
              />
            )}
          </li>
        ))}
        {list.hasNextPage && (
          <li className="px-2">
            <MoreButton list={list} />
          </li>
        )}
      </ul>
      <div className="flex flex-col">
        <KeepsakesButton />
        <SettingsButton current={current} />
      </div>
    </div>
  );
}
