import { generateSync } from 'otplib';
import { expect } from 'vitest';
import { newAddress, PASSWORD, reauthenticated } from './auth-person.ts';
import type { OwnTarget } from './auth-target.ts';

/** Milliseconds after which an app shows another code. */
export const STEP = 30_000;

/** People with second factors, on a server whose clock the test moves. */
export function factorStories(target: () => OwnTarget) {
  const codeOf = (secret: string) =>
    generateSync({ secret, epoch: Math.floor((Date.now() + target().clock.ahead) / 1000) });

  async function person() {
    const email = newAddress();
    await target().client().signUp({ email, password: PASSWORD });
    await target().db.pools.owner.query(
      'update auth.users set email_confirmed_at = now() where email = $1',
      [email],
    );
    return email;
  }

  async function signedIn(email: string) {
    const client = target().client({ recoveryCodes: true });
    const { data, error } = await client.signInWithPassword({ email, password: PASSWORD });
    expect(error).toBeNull();
    return { client, session: data.session!, user: data.user! };
  }

  type Client = Awaited<ReturnType<typeof signedIn>>['client'];

  async function enrolled(client: Client, friendlyName = 'Móvil') {
    await reauthenticated(client);
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
    expect(error).toBeNull();
    return { id: data!.id, ...data!.totp };
  }

  /** A person with an authenticator app, in a session that showed it. */
  async function withFactor() {
    const email = await person();
    const { client } = await signedIn(email);
    const factor = await enrolled(client);
    const code = codeOf(factor.secret);
    const verified = await client.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect(verified.error).toBeNull();
    // The code that enrolled it is used up.
    target().clock.ahead += STEP;
    return { email, client, factor, tokens: verified.data! };
  }

  async function claimsOf(client: Client, jwt?: string) {
    const { data } = await client.getClaims(jwt);
    return data!.claims;
  }

  async function send(method: string, path: string, token: string, body?: unknown) {
    const answer = await fetch(`${target().url}${path}`, {
      method,
      headers: {
        apikey: target().apikey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null };
  }

  return { codeOf, person, signedIn, enrolled, withFactor, claimsOf, send };
}
