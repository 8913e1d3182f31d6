import { expect, test } from 'vitest';
import type { SessionState } from '#web/data/session.ts';
import { type AccessFacts, decideAccess } from './decide-access.ts';

const person = (over: object = {}): SessionState => ({
  status: 'signed-in',
  user: { id: 'p', email: 'p@e.mx', emailConfirmedAt: '2026-01-01', isAnonymous: false, ...over },
});

const inside: AccessFacts = { session: person(), sessionChecked: true, consent: 'given' };

test.each<[string, Partial<AccessFacts>, ReturnType<typeof decideAccess>]>([
  ['prerendered page', { session: { status: 'loading' } }, 'checking-authentication'],
  ['nobody', { session: { status: 'signed-out', left: false } }, 'sign-in'],
  ['nobody, whatever else is known', { session: { status: 'signed-out', left: true } }, 'sign-in'],
  ['anonymous', { session: person({ isAnonymous: true }) }, 'block-anonymous'],
  [
    'anonymous before anything else',
    { session: person({ isAnonymous: true, emailConfirmedAt: null }), sessionChecked: false },
    'block-anonymous',
  ],
  [
    'a second factor to show',
    { session: { ...person(), status: 'second-step' } as SessionState, sessionChecked: false },
    'second-step',
  ],
  ['session not looked at yet', { sessionChecked: false }, 'checking-authentication'],
  ['email unconfirmed', { session: person({ emailConfirmedAt: null }) }, 'verify-email'],
  [
    'email before consent',
    { session: person({ emailConfirmedAt: null }), consent: 'missing' },
    'verify-email',
  ],
  ['consent being asked', { consent: 'checking' }, 'checking-consent'],
  ['consent not answered', { consent: 'failed' }, 'consent-failed'],
  ['consent missing', { consent: 'missing' }, 'ask-consent'],
  ['all given', {}, 'allowed'],
])('%s', (_name, facts, expected) => {
  expect(decideAccess({ ...inside, ...facts })).toBe(expected);
});
