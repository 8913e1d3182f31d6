import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mapPages } from '#web/data/pages/paged-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import { MoreButton } from '#web/ui/list/more-button.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { CompanionSettings } from '../api/companion-settings.ts';
import { forgetEverything, forgetMemory } from '../api/forget-memories.ts';
import { memoriesQuery } from '../api/list-memories.ts';
import { CHAT_SETTINGS_TEXTS } from './texts.ts';

const TEXTS = CHAT_SETTINGS_TEXTS;

interface MemoryListProps {
  settings: CompanionSettings;
  onSave: (change: Partial<CompanionSettings>) => void;
}

/** What is remembered, fact by fact, and the switch for all of it. */
export function MemoryList({ settings, onSave }: MemoryListProps) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const list = useInfiniteQuery(memoriesQuery);
  const { data } = list;
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string | null) => (id === null ? forgetEverything() : forgetMemory(id)),
    onSuccess: async (_done, id) => {
      queries.setQueryData(
        memoriesQuery.queryKey,
        (pages) =>
          pages && mapPages(pages, (rows) => rows.filter((one) => id !== null && one.id !== id)),
      );
      // What was behind the pages is gone as well.
      if (id === null) await queries.resetQueries({ queryKey: memoriesQuery.queryKey });
    },
    onError: () => toast({ title: TEXTS.failed, tone: 'error' }),
  });

  return (
    <section aria-labelledby="memory-title">
      <h3 id="memory-title" className="font-semibold">
        {TEXTS.list}
      </h3>
      <Checkbox
        checked={settings.memory}
        onChange={({ currentTarget }) => onSave({ memory: currentTarget.checked })}
        label={TEXTS.memory}
        hint={settings.memory ? TEXTS.memoryHint : TEXTS.off}
      />
      {data?.length === 0 && <p className="text-ink-soft">{TEXTS.empty}</p>}
      <ul className="grid gap-1">
        {data?.map(({ id, fact }) => (
          <li key={id} className="flex items-center gap-2 rounded-control bg-surface-2 pl-3">
            <span className="min-w-0 flex-1 py-2 leading-snug wrap-anywhere">{fact}</span>
            <button
              type="button"
              aria-label={TEXTS.forget(fact)}
              aria-disabled={isPending || undefined}
              onClick={() => !isPending && mutate(id)}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-surface hover:text-ink"
            >
              <Icon name="trash" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
      {data && data.length > 1 && (
        <Button variant="quiet" className="mt-2" onClick={() => setAsking(true)}>
          {TEXTS.forgetAll}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={TEXTS.forgetAllTitle}
        description={TEXTS.forgetAllBody}
        confirmLabel={TEXTS.forgetAll}
        cancelLabel={TEXTS.keep}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          mutate(null);
        }}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}
