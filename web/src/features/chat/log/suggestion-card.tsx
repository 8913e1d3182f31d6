import { Link } from 'react-router';
import type { ChatSuggestion } from '#domain/contracts/chat.ts';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';
import { CHAT_TEXTS } from '../texts.ts';

/** By the first part of the address; the tools share a leaf. */
const ICONS: ReadonlyMap<string, IconName> = new Map([
  ['minigames', 'breath'],
  ['mood', 'heart'],
  ['crisis-moment', 'hand'],
  ['crisis', 'phone'],
  ['safety-plan', 'check'],
  ['learning', 'learn'],
  ['resources', 'edit'],
]);

/** Something to do beside talking. It opens in its place; the conversation is kept. */
export function SuggestionCard({ suggestion: { path, label } }: { suggestion: ChatSuggestion }) {
  return (
    <Link
      to={path}
      className="flex min-h-14 w-full max-w-sm items-center gap-3 rounded-card border border-ink-soft bg-surface px-4 py-2 text-ink no-underline transition duration-160 ease-out hover:border-primary hover:bg-primary-soft"
    >
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary">
        <Icon name={ICONS.get(path.split('/')[1] ?? '') ?? 'leaf'} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-ink-soft">{CHAT_TEXTS.suggestion.label}</span>
        <span className="block font-semibold leading-tight">{label}</span>
      </span>
      <Icon name="chevron-right" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  );
}
