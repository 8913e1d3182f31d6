import type { QuickReply } from '#domain/companion/talk/quick-replies.ts';
import { CHAT_TEXTS } from '../texts.ts';

interface QuickRepliesProps {
  replies: readonly QuickReply[];
  onSay: (message: string) => void;
}

/** Quick replies, each sent with one tap. Free text stays available. */
export function QuickReplies({ replies, onSay }: QuickRepliesProps) {
  if (replies.length === 0) return null;
  return (
    <ul aria-label={CHAT_TEXTS.quickReplies} className="mt-3 flex flex-wrap gap-2">
      {replies.map(({ label, message }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => onSay(message)}
            className="min-h-11 rounded-full border border-ink-soft bg-surface px-4 py-1.5 text-left leading-tight transition duration-160 ease-out hover:border-primary hover:bg-primary-soft"
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
