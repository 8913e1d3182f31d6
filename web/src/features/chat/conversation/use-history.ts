import { useCallback, useEffect, useRef, useState } from 'react';
import { tableOf } from '#domain/table.ts';
import { toDataError } from '#web/data/data-error.ts';
import { waitingTalk } from '../offline/waiting-messages.ts';
import type { Entry } from './entry.ts';
import type { Message } from './message.ts';

/** How far the stored part of a conversation is here. */
export type HistoryState = 'loading' | 'ready' | 'offline' | 'gone' | 'failed';

interface Loaded {
  id: string | null;
  state: HistoryState;
  /** Whether the server has older messages than those on screen. */
  more: boolean;
}

interface History extends Pick<Loaded, 'state' | 'more'> {
  reload: () => void;
  recallEarlier: (before: Message) => Promise<void>;
  /** Tells that the new conversation on screen has an id now. False if it had one already. */
  adopt: (id: string) => boolean;
}

const STATE_OF = tableOf<HistoryState>({ network: 'offline', conversation_not_found: 'gone' });

/** A new conversation needs none of it. */
const loading = () => import('../api/load-conversation.ts');

/** Opens the conversation that the address names: at once what is here, then what is stored. */
export function useHistory(
  wanted: string | null,
  owner: string,
  tell: (entry: Entry) => void,
): History {
  const [loaded, setLoaded] = useState<Loaded>({ id: null, state: 'ready', more: false });
  // What is on screen, also before React has drawn it: an answer may come for what was left.
  const open = useRef<string | null | undefined>(undefined);

  const recall = useCallback(
    async (id: string) => {
      const settle = (state: HistoryState, more = false) => {
        if (open.current === id) setLoaded({ id, state, more });
      };
      try {
        const { loadConversation } = await loading();
        const { more, ...stored } = await loadConversation(id);
        if (open.current === id) tell({ kind: 'recalled', ...stored });
        settle('ready', more);
      } catch (error) {
        settle(STATE_OF.get(toDataError(error).code) ?? 'failed');
      }
    },
    [tell],
  );

  useEffect(() => {
    // The conversation got its id while it was open: nothing else has changed.
    if (open.current === wanted) return;
    open.current = wanted;
    tell({ kind: 'opened', conversationId: wanted, ...waitingTalk(wanted, owner) });
    if (wanted !== null) void recall(wanted);
  }, [wanted, owner, tell, recall]);

  const reload = useCallback(() => {
    if (!open.current) return;
    setLoaded({ id: open.current, state: 'loading', more: false });
    void recall(open.current);
  }, [recall]);

  const recallEarlier = useCallback(
    async (before: Message) => {
      const id = open.current;
      if (!id) return;
      const { loadEarlier } = await loading();
      const { messages, more } = await loadEarlier(id, before);
      if (open.current !== id) return;
      tell({ kind: 'recalled', messages });
      setLoaded({ id, state: 'ready', more });
    },
    [tell],
  );

  const adopt = useCallback((id: string) => {
    if (open.current !== null) return false;
    open.current = id;
    setLoaded({ id, state: 'ready', more: false });
    return true;
  }, []);

  const now: Pick<Loaded, 'state' | 'more'> =
    wanted === null
      ? { state: 'ready', more: false }
      : loaded.id === wanted
        ? loaded
        : { state: 'loading', more: false };
  return { state: now.state, more: now.more, reload, recallEarlier, adopt };
}
