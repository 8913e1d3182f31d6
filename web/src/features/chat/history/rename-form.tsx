import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { conversationsKey } from './conversations-key.ts';
import type { ConversationSummary } from '../api/list-conversations.ts';
import { renameConversation, TITLE_MAX_LENGTH } from '../api/rename-conversation.ts';
import { HISTORY_TEXTS } from './texts.ts';

const TEXTS = HISTORY_TEXTS;

interface RenameFormProps {
  conversation: ConversationSummary;
  onEnd: () => void;
}

export function RenameForm({ conversation, onEnd }: RenameFormProps) {
  const queries = useQueryClient();
  const [title, setTitle] = useState(conversation.title ?? '');
  const rename = useMutation({
    mutationFn: (next: string) => renameConversation(conversation.id, next),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: conversationsKey });
      onEnd();
    },
  });

  function save(event: FormEvent) {
    event.preventDefault();
    const next = title.trim();
    if (next === '') onEnd();
    else rename.mutate(next);
  }

  return (
    <form onSubmit={save} className="grid gap-2 rounded-control bg-surface-2 p-2">
      <TextField
        holds="name"
        label={TEXTS.renameLabel}
        value={title}
        maxLength={TITLE_MAX_LENGTH}
        onChange={(event) => setTitle(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The dialog around it stays open: only the renaming is given up.
          event.preventDefault();
          event.stopPropagation();
          onEnd();
        }}
        error={rename.isError ? TEXTS.renameFailed : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button just pressed
        autoFocus
      />
      <div className="flex gap-2">
        <Button type="submit" busy={rename.isPending}>
          {TEXTS.save}
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          {TEXTS.cancel}
        </Button>
      </div>
    </form>
  );
}
