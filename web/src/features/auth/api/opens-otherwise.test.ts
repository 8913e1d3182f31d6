import { beforeEach, expect, test, vi } from 'vitest';
import { opensOtherwise } from './opens-otherwise.ts';

interface Served {
  user: Record<string, unknown>;
  passkeys: { data: unknown[] | null; error: Error | null };
  offers: boolean;
  down: boolean;
}

const account = vi.hoisted<Served>(() => ({
  user: {},
  passkeys: { data: [], error: null },
  offers: true,
  down: false,
}));
vi.mock('#web/data/auth.ts', () => ({
  loadAuth: () =>
    Promise.resolve({
      getUser: () =>
        Promise.resolve(
          account.down
            ? { data: { user: null }, error: new Error('no') }
            : { data: { user: account.user }, error: null },
        ),
      passkey: { list: () => Promise.resolve(account.passkeys) },
    }),
}));
vi.mock('#web/data/public-config.ts', () => ({
  loadPublicConfig: () => Promise.resolve({ all: { passkeys: account.offers } }),
}));

const email = { provider: 'email' };
beforeEach(() => {
  account.user = { identities: [email], factors: [] };
  account.passkeys = { data: [], error: null };
  account.offers = true;
  account.down = false;
});

test('a password alone is nothing to look through', async () => {
  expect(await opensOtherwise()).toBe(false);
  account.user = { identities: [email], factors: [{ status: 'unverified' }] };
  expect(await opensOtherwise()).toBe(false);
});

test.each([
  ['a factor', () => (account.user = { identities: [email], factors: [{ status: 'verified' }] })],
  ['another service', () => (account.user = { identities: [email, { provider: 'google' }] })],
  ['a passkey', () => (account.passkeys.data = [{}])],
  ['what cannot be known', () => (account.down = true)],
  ['keys that cannot be listed', () => (account.passkeys = { data: null, error: new Error('no') })],
])('%s is', async (_what, given) => {
  given();
  expect(await opensOtherwise()).toBe(true);
});

test('a server without passkeys is not asked for them', async () => {
  account.offers = false;
  account.passkeys = { data: null, error: new Error('not here') };
  expect(await opensOtherwise()).toBe(false);
});
