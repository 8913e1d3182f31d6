import type { OfferedChip } from '#domain/companion/turns/talk-state.ts';
import { CHAT_TEXTS } from '../texts.ts';

interface QuickRepliesProps {
  chips: readonly OfferedChip[];
  onSay: (message: string, choice: string) => void;
}

/** Quick replies, each sent with one tap. Free text stays available. */
export function QuickReplies({ chips, onSay }: QuickRepliesProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={CHAT_TEXTS.quickReplies} className="mt-3 flex flex-wrap gap-2">
      {chips.map(({ id, label }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onSay(label, id)}
            className="min-h-11 rounded-full border border-ink-soft bg-surface px-4 py-1.5 text-left leading-tight transition duration-160 ease-out hover:border-primary hover:bg-primary-soft"
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
