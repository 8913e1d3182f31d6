import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { AuthTarget } from './auth-target.ts';

export const PASSWORD = 'un rio tranquilo';

export function newAddress(): string {
  return `${randomUUID()}@example.test`;
}

/** Follows the link of a mail as a browser would, up to the page of the app. */
export async function follow(link: URL): Promise<URL> {
  const answer = await fetch(link, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '');
}

/** The person types the password: for ten minutes the session may change what opens the account. */
export async function reauthenticated(client: ReturnType<AuthTarget['client']>): Promise<void> {
  const { error } = await client.updateUser({ current_password: PASSWORD });
  expect(error).toBeNull();
}

export async function confirmed(auth: AuthTarget, email = newAddress()) {
  const client = auth.client();
  await client.signUp({ email, password: PASSWORD });
  const arrival = await follow(await auth.link(email));
  const tokens = new URLSearchParams(arrival.hash.slice(1));
  const { data } = await client.setSession({
    access_token: tokens.get('access_token') ?? '',
    refresh_token: tokens.get('refresh_token') ?? '',
  });
  return { client, email, session: data.session! };
}
