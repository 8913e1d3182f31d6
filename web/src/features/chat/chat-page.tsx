import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { atLeast } from '#domain/safety/levels.ts';
import { useFinding } from '#web/care/guard/use-finding.ts';
import { LazyQuietHelp } from '#web/care/help/lazy-quiet-help.tsx';
import { dismissToast, holdToasts } from '#web/ui/toast.tsx';
import { conversationsKey } from './history/conversations-key.ts';
import { ChatHeader } from './chat-header.tsx';
import { companionMood } from './companion-mood.ts';
import { Composer } from './composer/composer.tsx';
import { Starters } from './composer/starters.tsx';
import { useConversationDraft } from './composer/use-conversation-draft.ts';
import { ConversationLog } from './log/conversation-log.tsx';
import type { Wishes } from './conversation/sender.ts';
import { useConversation } from './conversation/use-conversation.ts';
import { HistoryButton } from './history/history-button.tsx';
import { LazyHistoryPanel } from './history/lazy-history-panel.tsx';
import { CrisisCard } from './safety/crisis-card.tsx';
import { attackedOf } from './safety/attacked.ts';
import { HelpBar } from './safety/help-bar.tsx';
import { useEdit } from './edit/use-edit.tsx';
import { keepUnsent } from './offline/unsent.ts';
import { CHAT_TEXTS } from './texts.ts';
import { useCompanionMode } from './use-companion-mode.ts';
import { useBeginningOfAddress } from './use-beginning-of-address.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { useOpenConversation } from './use-open-conversation.ts';

const HistoryNotice = lazy(async () => {
  const { HistoryNotice: notice } = await import('./history-notice.tsx');
  return { default: notice };
});

/** Not needed before somebody has been here for a while. */
const TimeNotices = lazy(async () => {
  const { TimeNotices: notices } = await import('./time/time-notices.tsx');
  return { default: notices };
});

/** Talking with Nilo. The route gives it the whole height and says whether there is a network. */
export function ChatPage({ online }: { online: boolean }) {
  const { wanted, flow, answer, open } = useOpenConversation();
  const mode = useCompanionMode();
  const queries = useQueryClient();
  const root = useRef<HTMLDivElement>(null);
  useKeyboardInset(root);

  const onNamed = useRef<(id: string) => void>(() => undefined);
  const { owner, view, history, send, retry, stop, forget, resume } = useConversation(
    wanted,
    useCallback((id: string) => onNamed.current(id), []),
  );
  const { conversationId, level, ask, messages, answering, raisedBy } = view;
  const draft = useConversationDraft(conversationId, owner);

  useEffect(() => {
    onNamed.current = (id) => {
      draft.moveTo(id);
      open(id, { replace: true });
    };
  });

  // An answer that ended has changed the list: its order, perhaps a title.
  useEffect(() => {
    if (answering === null) void queries.invalidateQueries({ queryKey: conversationsKey });
  }, [answering, queries]);

  // Nothing covers the help: an open notice is closed.
  useEffect(() => {
    if (!ask) return undefined;
    dismissToast();
    holdToasts(true);
    return () => holdToasts(false);
  }, [ask]);

  const [memory, setMemory] = useState(true);
  const fresh = wanted === null && messages.length === 0;
  const say = useCallback(
    (text: string, wishes: Pick<Wishes, 'keep' | 'choice'> = {}) =>
      send(text, { ...wishes, ...(fresh && !memory && { memory }) }),
    [send, fresh, memory],
  );
  const tap = useCallback((text: string, choice: string) => say(text, { choice }), [say]);
  useBeginningOfAddress({ flow, answer }, tap, () => open(wanted, { replace: true }));
  const { edit, dialog } = useEdit(online, (id, text) => {
    const at = new Date().toISOString();
    keepUnsent({ messageId: crypto.randomUUID(), conversationId: id, text, at }, owner);
    open(id);
    resume();
    void queries.invalidateQueries({ queryKey: conversationsKey });
  });

  // What is being written is read as well: help is in sight before anything is sent.
  const said = messages.flatMap((one) => (one.role === 'person' ? [one.text] : []));
  const drafted = useFinding(draft.text, said);
  const quietly = atLeast(level, 'risk') || atLeast(drafted.level, 'risk');

  const attacked = attackedOf(view.state);
  const mood = companionMood(view, { drafting: draft.text !== '', online });
  // Help stands under the message that asked for it, and stays in sight when the talk goes on.
  const lastAsked = messages.findLast(({ role }) => role === 'person')?.id;
  const helpInside = ask && level === 'risk' && raisedBy !== null && raisedBy === lastAsked;

  return (
    <div ref={root} className="flex min-h-0 flex-1 pb-(--keyboard-inset,0px)">
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <ChatHeader mood={mood} online={online}>
          <HistoryButton current={wanted} onOpen={open} />
        </ChatHeader>
        {ask && level === 'emergency' && (
          <CrisisCard level="emergency" pinned attacked={attacked} />
        )}
        {ask && level === 'risk' && !helpInside && <HelpBar attacked={attacked} />}
        <ConversationLog
          view={view}
          mood={mood}
          onEarlier={history.more ? history.recallEarlier : undefined}
          onRetry={retry}
          onEdit={edit}
          onForgotten={forget}
          onSay={tap}
          before={
            fresh ? (
              <Starters onSay={tap} mode={mode} memory={memory} onMemory={setMemory} />
            ) : (
              <Suspense>
                <HistoryNotice
                  state={history.state}
                  onReload={history.reload}
                  onFresh={() => open(null)}
                />
              </Suspense>
            )
          }
          help={helpInside && <CrisisCard level="risk" attacked={attacked} />}
        />
        {!ask && quietly && <LazyQuietHelp onSay={tap} />}
        <Suspense>
          <TimeNotices />
        </Suspense>
        <Composer
          words={draft}
          onSend={(text, keep) => {
            say(text, keep ? {} : { keep });
            draft.clear();
          }}
          onSay={say}
          answering={answering !== null}
          onStop={stop}
        />
      </div>
      <aside
        aria-label={CHAT_TEXTS.history.title}
        className="hidden w-80 shrink-0 flex-col gap-3 border-l border-line bg-surface p-4 xl:flex"
      >
        <h2 className="font-title text-lg font-semibold">{CHAT_TEXTS.history.title}</h2>
        <LazyHistoryPanel current={wanted} onOpen={open} />
      </aside>
      {dialog}
    </div>
  );
}
