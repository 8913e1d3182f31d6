import { expect, test } from 'vitest';
import { readArrival } from './read-arrival.ts';

test.each([
  ['?token_hash=abc&type=signup', '', { kind: 'token-hash', tokenHash: 'abc', type: 'signup' }],
  ['?token_hash=abc&type=odd', '', { kind: 'token-hash', tokenHash: 'abc', type: 'email' }],
  [
    '',
    '#access_token=a&refresh_token=r&type=recovery',
    { kind: 'tokens', accessToken: 'a', refreshToken: 'r', type: 'recovery' },
  ],
  ['?code=c', '', { kind: 'code', code: 'c' }],
  [
    '',
    '#error=access_denied&error_code=otp_expired&error_description=x',
    { kind: 'error', code: 'otp_expired' },
  ],
  ['?error=access_denied', '', { kind: 'error', code: 'access_denied' }],
  [
    '',
    '#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email',
    { kind: 'half' },
  ],
  ['?from=%2Fchat', '', null],
  // A token in the query would be in every log on its way: only the fragment counts.
  ['?access_token=a&refresh_token=r', '', null],
])('%s %s', (search, hash, expected) => {
  expect(readArrival({ search, hash })).toEqual(expected);
});
