import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import type { SuggestedPath } from '#domain/contracts/chat-values.ts';
import { COMPANION } from '#domain/product.ts';
import { Icon, type IconName } from '#web/ui/icon/icon.tsx';
import { VisuallyHidden } from '#web/ui/page/visually-hidden.tsx';
import { CHAT_TEXTS } from '../texts.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import { type CompanionMessage, isUnkept, type PersonMessage } from '../conversation/message.ts';

const MemoryNote = lazy(async () => {
  const { MemoryNote: note } = await import('./memory/memory-note.tsx');
  return { default: note };
});

// What an answer may bring besides its words is fetched with the first that does.
const CardView = lazy(async () => {
  const { CardView: view } = await import('../keepsakes/card-view.tsx');
  return { default: view };
});

interface PersonItemProps {
  message: PersonMessage;
  /** Missing where it cannot be said differently (yet). */
  onEdit?: (() => void) | undefined;
  /** Missing where it was answered on this device: then it only waits to be stored. */
  onRetry?: (() => void) | undefined;
}

export function PersonItem({ message, onEdit, onRetry }: PersonItemProps) {
  const { text, status, failure, unsaved } = message;
  const waits = status === 'unsent' || status === 'unanswered';
  return (
    <div className="group flex flex-col items-end gap-1">
      {text !== '' && (
        <div className="flex max-w-full items-center justify-end">
          {onEdit ? (
            <button
              type="button"
              onClick={onEdit}
              aria-label={CHAT_TEXTS.edit.open(text)}
              title={CHAT_TEXTS.edit.title}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft opacity-0 transition-opacity group-hover:opacity-100 hover:bg-surface-2 hover:text-ink focus-visible:opacity-100 pointer-coarse:opacity-100"
            >
              <Icon name="edit" className="size-4" />
            </button>
          ) : (
            <span className="w-11 shrink-0" />
          )}
          <p className="min-w-0 whitespace-pre-wrap wrap-anywhere rounded-card rounded-br-sm border border-transparent bg-primary-soft px-4 py-2.5">
            <VisuallyHidden>{CHAT_TEXTS.page.person}: </VisuallyHidden>
            {text}
          </p>
        </div>
      )}
      {unsaved && (
        <Note icon="lock">
          {text === '' ? CHAT_TEXTS.message.wasUnsaved : CHAT_TEXTS.message.unsaved}
        </Note>
      )}
      {status === 'sending' && (
        <p className="animate-late text-sm text-ink-soft">{CHAT_TEXTS.message.sending}</p>
      )}
      {waits && failure && failure !== 'network' && (
        <p className="max-w-[44ch] text-right text-sm text-ink-soft">
          {CHAT_TEXTS.failure[failure]}
        </p>
      )}
      {waits && (
        <div className="flex flex-wrap items-center justify-end gap-x-2">
          {status === 'unsent' && !isUnkept(failure) && (
            <Note icon="clock">{CHAT_TEXTS.message.unsent}</Note>
          )}
          {onRetry && (
            <RetryButton onClick={onRetry}>
              {status === 'unsent' ? CHAT_TEXTS.message.sendNow : CHAT_TEXTS.message.ask}
            </RetryButton>
          )}
        </div>
      )}
    </div>
  );
}

const HELP: ReadonlySet<SuggestedPath> = new Set(['/crisis', '/crisis-moment']);

interface CompanionItemProps {
  message: CompanionMessage;
  onForgotten: (memoryId: string) => void;
  /** The crisis card is on screen and already leads where some suggestions do. */
  helpShown: boolean;
  /** Missing where there is nothing to ask again. */
  onRetry?: (() => void) | undefined;
}

export function CompanionItem(props: CompanionItemProps) {
  const { message, onForgotten, helpShown, onRetry } = props;
  const { text, status, card } = message;
  const suggestions = message.suggestions.filter(({ path }) => !helpShown || !HELP.has(path));
  const cut = status === 'stopped' || status === 'broken';
  return (
    <div className="flex flex-col items-start gap-2">
      {text !== '' && (
        <p className="numbers max-w-full whitespace-pre-wrap rounded-card rounded-bl-sm border border-line bg-surface px-4 py-2.5">
          <VisuallyHidden>{COMPANION}: </VisuallyHidden>
          {text}
          {status === 'streaming' && (
            <span
              aria-hidden="true"
              className="ml-[0.15em] inline-block h-[1em] w-[0.5em] rounded-xs bg-primary align-text-bottom opacity-55"
            />
          )}
        </p>
      )}
      {cut && (
        <div className="flex flex-wrap items-center gap-x-3">
          <Note icon={status === 'stopped' ? 'stop' : 'offline'}>{CHAT_TEXTS.message[status]}</Note>
          {onRetry && <RetryButton onClick={onRetry}>{CHAT_TEXTS.message.retry}</RetryButton>}
        </div>
      )}
      <Suspense>
        {card && status !== 'streaming' && <CardView messageId={message.id} card={card} />}
      </Suspense>
      <Suspense>
        {message.memories.map((memory) => (
          <MemoryNote key={memory.id} memory={memory} onForgotten={onForgotten} />
        ))}
        {suggestions.map((suggestion) => (
          <SuggestionCard key={suggestion.path} suggestion={suggestion} />
        ))}
      </Suspense>
    </div>
  );
}

function Note({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="inline-flex items-center gap-1.5 text-sm text-ink-soft">
      <Icon name={icon} className="size-4 shrink-0" />
      {children}
    </p>
  );
}

function RetryButton({ children, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-semibold text-primary hover:bg-primary-soft"
    >
      <Icon name="retry" className="size-4" />
      {children}
    </button>
  );
}
