import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { atLeast } from '#domain/safety/levels.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon/icon.tsx';
import type { MascotEmotion } from '#web/ui/mascot/emotions.ts';
import { CHAT_TEXTS } from '../texts.ts';
import { AnswerAnnouncer } from './answer-announcer.tsx';
import type { Conversation } from '../conversation/conversation-fold.ts';
import type { Message, PersonMessage } from '../conversation/message.ts';
import { FlowProgress } from './flow-progress.tsx';
import { isMarked } from './moment/is-marked.ts';
import { CompanionItem, PersonItem } from './message-item.tsx';
import { NiloHere, NiloThinks } from './nilo-here.tsx';
import { QuickReplies } from './quick-replies.tsx';
import { useFollowScroll } from './use-follow-scroll.ts';
import { useRestingFocus } from './use-resting-focus.ts';

// The moment is beside the point until the words are there.
const TimeMark = lazy(() => import('./moment/time-mark.tsx'));

interface ConversationLogProps {
  view: Conversation;
  /** How Nilo looks beside his last words. */
  mood: MascotEmotion;
  /** Fetches older messages; missing when there are none. */
  onEarlier?: ((before: Message) => Promise<void>) | undefined;
  onRetry: (message: PersonMessage) => void;
  onEdit: (message: PersonMessage) => void;
  onForgotten: (memoryId: string) => void;
  /** Says something for the person: the chip with this id was tapped. */
  onSay: (message: string, choice: string) => void;
  /** Before the messages: what is said while there are none. */
  before?: ReactNode;
  /** Shown under the answer to the message that raised the need for help: its question comes first. */
  help?: ReactNode;
}

/** The messages, in a place of their own that scrolls. */
export function ConversationLog(props: ConversationLogProps) {
  const { view, mood, onEarlier, onRetry, onEdit, onForgotten, onSay, before, help } = props;
  const { messages, level, ask, answering, raisedBy } = view;
  const scroller = useRef<HTMLDivElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLDivElement>(null);
  useRestingFocus(next, answering);
  // A question is shown together with its answer: that is where the page stops scrolling.
  const anchorId = messages.findLast(({ role }) => role === 'person')?.id;
  const { atEnd, toEnd } = useFollowScroll(scroller, newest, anchorId);

  const retryOf = (message: Message) => {
    const asked = messages.find(
      (one): one is PersonMessage =>
        one.role === 'person' && message.role === 'companion' && one.id === message.replyTo,
    );
    // The person's own message offers it already.
    return asked && asked.status === 'kept' ? () => onRetry(asked) : undefined;
  };

  const last = messages.at(-1);
  const spokeLast = messages.findLast(({ role }) => role === 'companion')?.id;
  const answerToRaised = messages.find(
    (one) => one.role === 'companion' && one.replyTo === raisedBy && raisedBy !== null,
  );
  const helpAfter = answerToRaised?.id ?? raisedBy;
  const isThinking =
    answering !== null &&
    !messages.some((one) => one.role === 'companion' && one.replyTo === answering);
  const isEditable = ({ status, unsaved, text }: PersonMessage) =>
    answering === null && text !== '' && !unsaved && (status === 'kept' || status === 'unanswered');

  const isAnsweredHere = ({ id, status }: PersonMessage) =>
    status === 'unsent' && messages.some((one) => one.role === 'companion' && one.replyTo === id);

  return (
    <div className="relative flex min-h-24 flex-1 flex-col [@media(max-height:32rem)]:min-h-8 tight:h-[60dvh] tight:flex-none">
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={CHAT_TEXTS.page.log}
        aria-busy={answering !== null}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reachable by keyboard
        tabIndex={0}
        // Positioned, so that what is only read aloud scrolls with it and makes nothing around it taller.
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 md:px-8"
      >
        <div className="mx-auto flex min-h-full w-full max-w-2xl flex-col justify-end gap-4">
          {onEarlier && messages[0] && <Earlier onPress={onEarlier} before={messages[0]} />}
          {before}
          {messages.map((message, index) => (
            <div key={message.id} ref={message.id === anchorId ? newest : undefined}>
              {isMarked(message, messages[index - 1]) && (
                <p className="mb-3 min-h-6 text-center text-sm text-ink-soft">
                  <Suspense>
                    <TimeMark at={message.at} />
                  </Suspense>
                </p>
              )}
              {message.role === 'person' ? (
                <PersonItem
                  message={message}
                  onEdit={isEditable(message) ? () => onEdit(message) : undefined}
                  onRetry={isAnsweredHere(message) ? undefined : () => onRetry(message)}
                />
              ) : (
                <NiloHere mood={message.id === spokeLast && !isThinking ? mood : null}>
                  <CompanionItem
                    message={message}
                    onForgotten={onForgotten}
                    helpShown={ask && atLeast(level, 'risk')}
                    onRetry={retryOf(message)}
                  />
                </NiloHere>
              )}
              {help && message.id === helpAfter && <div className="mt-4">{help}</div>}
            </div>
          ))}
          {isThinking && <NiloThinks />}
          {last && (
            <div ref={next} tabIndex={-1} className="outline-none">
              {last.role === 'companion' && answering === null && (
                <>
                  {last.flow && <FlowProgress flow={last.flow} />}
                  <QuickReplies chips={last.chips} onSay={onSay} />
                </>
              )}
            </div>
          )}
        </div>
      </div>
      {!atEnd && messages.length > 0 && (
        <button
          type="button"
          onClick={toEnd}
          className="absolute right-3 bottom-3 inline-flex [@media(max-height:32rem)]:hidden size-11 items-center justify-center gap-2 rounded-full border border-ink-soft bg-surface text-sm font-semibold text-ink hover:bg-primary-soft sm:right-1/2 sm:w-auto sm:translate-x-1/2 sm:px-4"
        >
          <Icon name="chevron-down" className="size-5" />
          <span className="max-sm:sr-only">{CHAT_TEXTS.page.down}</span>
        </button>
      )}
      <AnswerAnnouncer messages={messages} />
    </div>
  );
}

function Earlier(props: { onPress: (before: Message) => Promise<void>; before: Message }) {
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    await props.onPress(props.before).catch(() => undefined);
    setBusy(false);
  };
  return (
    <Button variant="quiet" busy={busy} onClick={() => void load()} className="self-center">
      {CHAT_TEXTS.page.earlier}
    </Button>
  );
}
