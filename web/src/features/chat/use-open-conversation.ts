import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isFlowId } from '#domain/companion/content/flows/flow.ts';
import { draftOwner } from '#web/lib/drafts.ts';
import {
  conversationOf,
  FRESH_PARAM,
  rememberConversation,
} from './conversation/last-conversation.ts';

/**
 * Which conversation is open: the one in the address, else the one that was open last. An address
 * that names a flow (`/chat?flow=night`) or a question (`/chat?answer=naps`) is a new one; a flow that
 * nobody knows is none.
 */
export function useOpenConversation() {
  const [params, setParams] = useSearchParams();
  const [owner] = useState(draftOwner);
  const named = params.get('flow');
  const flow = named !== null && isFlowId(named) ? named : null;
  const answer = params.get('answer');
  const wanted = flow === null && answer === null ? conversationOf(params.get('c'), owner) : null;

  useEffect(() => rememberConversation(wanted, owner), [wanted, owner]);

  const open = useCallback(
    (id: string | null, how?: { replace: boolean }) =>
      setParams({ c: id ?? FRESH_PARAM }, { preventScrollReset: true, ...how }),
    [setParams],
  );
  return { wanted, flow, answer, open };
}
