import type { ComponentProps } from 'react';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import type { ConversationSummary } from '../api/list-conversations.ts';
import { HISTORY_TEXTS } from './texts.ts';
import { conversationName } from './names/conversation-name.ts';
import { momentLabel } from './names/day-label.ts';

interface ConversationRowProps {
  conversation: ConversationSummary;
  open: boolean;
  onOpen: () => void;
  onRename: () => void;
  onRemove: () => void;
}

export function ConversationRow(props: ConversationRowProps) {
  const { conversation, open, onOpen, onRename, onRemove } = props;
  const title = conversationName(conversation);
  const used = new Date(conversation.updated_at);
  return (
    <div
      className={classNames(
        'flex items-center rounded-control',
        open ? 'bg-primary-soft' : 'hover:bg-surface-2',
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        aria-current={open || undefined}
        className="min-h-13 min-w-0 flex-1 rounded-control px-2 py-1.5 text-left leading-snug"
      >
        <span className={classNames('line-clamp-2', open && 'font-semibold')}>{title}</span>
        <time dateTime={conversation.updated_at} className="block text-sm text-ink-soft">
          {momentLabel(used)}
          {conversation.branched_from !== null && ` · ${HISTORY_TEXTS.branch}`}
        </time>
      </button>
      <RowButton icon="edit" label={HISTORY_TEXTS.rename(title)} onClick={onRename} />
      <RowButton icon="trash" label={HISTORY_TEXTS.remove(title)} onClick={onRemove} />
    </div>
  );
}

function RowButton({
  icon,
  label,
  ...rest
}: ComponentProps<'button'> & { icon: IconName; label: string }) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-surface hover:text-ink"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
