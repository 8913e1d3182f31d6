import { useCallback, useEffect, useReducer, useState } from 'react';
import { atLeast } from '#domain/safety/levels.ts';
import { assess, loadGuard } from '#web/care/guard/guard.ts';
import { draftOwner } from '#web/lib/drafts.ts';
import { FRESH, step } from './conversation-fold.ts';
import type { PersonMessage } from './message.ts';
import { useHistory } from './use-history.ts';
import type { Wishes } from './sender.ts';
import { useSender } from './use-sender.ts';

/**
 * Everything a conversation does: open, send, stop, send again.
 * @param wanted the conversation that the address names; null for a new one
 * @param onNamed called once when a new conversation gets its id
 */
export function useConversation(wanted: string | null, onNamed: (id: string) => void) {
  // Who was here when the page opened: also when the session ends, the words stay theirs.
  const [owner] = useState(draftOwner);
  const [view, tell] = useReducer(step, FRESH);
  const sender = useSender(tell, view, owner);
  const history = useHistory(wanted, owner, tell);
  const { adopt } = history;
  const { conversationId, messages } = view;

  useEffect(loadGuard, []);

  useEffect(() => {
    if (conversationId !== null && adopt(conversationId)) onNamed(conversationId);
  }, [conversationId, adopt, onNamed]);

  const send = useCallback(
    (text: string, wishes: Wishes = {}) => {
      const [first] = messages;
      const where = { conversationId, ...(first && { thread: first.id }) };
      const messageId = sender.send(text, where, wishes);
      const previous = messages.flatMap((one) => (one.role === 'person' ? [one.text] : []));
      void assess(text, { previous }).then(({ level, ask }) => {
        if (atLeast(level, 'concern')) tell({ kind: 'assessed', askedId: messageId, level, ask });
      });
    },
    [messages, conversationId, sender],
  );

  const retry = useCallback(
    ({ id: messageId, text, at, choice }: PersonMessage) =>
      sender.retry({
        messageId,
        conversationId,
        text,
        at,
        ...(choice !== undefined && { choice }),
      }),
    [sender, conversationId],
  );

  const forget = useCallback((memoryId: string) => tell({ kind: 'forgotten', memoryId }), []);

  return {
    owner,
    view,
    history,
    send,
    retry,
    forget,
    stop: sender.stop,
    resume: sender.resume,
  };
}
