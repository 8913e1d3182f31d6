import type { SessionState } from '#web/data/session.ts';

/** What is known about a consent: by asking the server, or, when it does not answer, by this browser. */
export type ConsentFact = 'checking' | 'given' | 'missing' | 'failed';

export interface AccessFacts {
  session: SessionState;
  /** The stored session was seen to be usable since the page was loaded. */
  sessionChecked: boolean;
  consent: ConsentFact;
}

export type Access =
  | 'checking-authentication'
  | 'sign-in'
  | 'block-anonymous'
  | 'second-step'
  | 'verify-email'
  | 'checking-consent'
  | 'consent-failed'
  | 'ask-consent'
  | 'allowed';

/**
 * docs/specification.md §4, "Access": the order in which a person is let in, one reason at a time.
 */
export function decideAccess({ session, sessionChecked, consent }: AccessFacts): Access {
  if (session.status === 'loading') return 'checking-authentication';
  if (session.status === 'signed-out') return 'sign-in';
  if (session.user.isAnonymous) return 'block-anonymous';
  if (session.status === 'second-step') return 'second-step';
  if (!sessionChecked) return 'checking-authentication';
  if (session.user.emailConfirmedAt === null) return 'verify-email';
  if (consent === 'checking') return 'checking-consent';
  if (consent === 'failed') return 'consent-failed';
  return consent === 'missing' ? 'ask-consent' : 'allowed';
}
