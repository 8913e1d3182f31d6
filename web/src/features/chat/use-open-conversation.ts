import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { draftOwner } from '#web/lib/drafts.ts';
import {
  conversationOf,
  FRESH_PARAM,
  rememberConversation,
} from './conversation/last-conversation.ts';

/** Which conversation is open: the one in the address, else the one that was open last. */
export function useOpenConversation() {
  const [params, setParams] = useSearchParams();
  const [owner] = useState(draftOwner);
  const wanted = conversationOf(params.get('c'), owner);

  useEffect(() => rememberConversation(wanted, owner), [wanted, owner]);

  const open = useCallback(
    (id: string | null, how?: { replace: boolean }) =>
      setParams({ c: id ?? FRESH_PARAM }, { preventScrollReset: true, ...how }),
    [setParams],
  );
  return { wanted, open };
}
