import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accessToken } from '#web/data/auth.ts';
import { useSession } from '#web/data/session.ts';
import { consentQuery } from '#web/features/consent/api/check-consent.ts';
import { hasLocalConsent } from '#web/features/consent/local-consent.ts';
import { type Access, type ConsentFact, decideAccess } from './decide-access.ts';

/** A network that neither answers nor fails counts as none after this long. */
const PATIENCE_MS = 4000;

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}

/** Whose session was seen to be usable since this page was loaded. */
let checkedUser: string | null = null;

/** Renews a session that is about to end. Without network, what is stored stands. */
function useSessionChecked(userId: string | null): boolean {
  const [checked, setChecked] = useState(checkedUser);
  useEffect(() => {
    if (userId === null || checkedUser === userId) return undefined;
    let gone = false;
    const check = async () => {
      await Promise.race([accessToken().catch(() => null), patience()]);
      checkedUser = userId;
      if (!gone) setChecked(userId);
    };
    void check();
    return () => {
      gone = true;
    };
  }, [userId]);
  return userId !== null && checked === userId;
}

function useTimedOut(waiting: boolean): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setOut(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && out;
}

export function useAccess(): { access: Access; retry: () => void } {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const sessionChecked = useSessionChecked(user?.id ?? null);
  const mayAsk = sessionChecked && user?.isAnonymous === false && user.emailConfirmedAt !== null;
  const query = useQuery({ ...consentQuery(user?.id ?? ''), enabled: mayAsk });
  const timedOut = useTimedOut(mayAsk && query.isPending);

  const asked: ConsentFact =
    query.data === undefined ? (query.isError ? 'failed' : 'checking') : factOf(query.data);
  const unanswered = asked === 'failed' || timedOut;
  const consent = unanswered && user && hasLocalConsent(user.id) ? 'given' : asked;
  return {
    access: decideAccess({ session, sessionChecked, consent }),
    retry: () => void query.refetch(),
  };
}

function factOf(given: boolean): ConsentFact {
  return given ? 'given' : 'missing';
}
