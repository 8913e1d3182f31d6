import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  CodedRefusal,
  Empty,
  Factor,
  HalfChanged,
  Health,
  KeySet,
  Link,
  Refusal,
  Session,
  Settings,
  User,
  UserPage,
} from './auth-contract.ts';
import { confirmed, newAddress, PASSWORD } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget({ ANONYMOUS_SIGN_INS: 'on' });
});
afterAll(() => auth.close());

interface Asked {
  method?: string;
  path: string;
  bearer?: string;
  body?: unknown;
  version?: string;
}

async function ask({ method = 'GET', path, bearer, body, version }: Asked) {
  const answer = await fetch(`${auth.url}${path}`, {
    method,
    headers: {
      apikey: auth.apikey,
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(version === undefined ? {} : { 'x-supabase-api-version': version }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** Asks, and says what of the answer is not in the contract. */
async function problems(asked: Asked, status: number, shape: z.ZodType): Promise<unknown[]> {
  const answer = await ask(asked);
  const issues: unknown[] = shape.safeParse(answer.body).error?.issues ?? [];
  return answer.status === status ? issues : [`status ${answer.status}, not ${status}`, ...issues];
}

const post = (path: string, body: unknown, bearer?: string): Asked => ({
  method: 'POST',
  path,
  body,
  ...(bearer === undefined ? {} : { bearer }),
});

describe('answers of the contract', () => {
  it('about the server', async () => {
    expect(await problems({ path: '/health' }, 200, Health)).toEqual([]);
    expect(await problems({ path: '/settings' }, 200, Settings)).toEqual([]);
    expect(await problems({ path: '/.well-known/jwks.json' }, 200, KeySet)).toEqual([]);
  });

  it('of an account', async () => {
    const email = newAddress();
    expect(await problems(post('/signup', { email, password: PASSWORD }), 200, User)).toEqual([]);
    const token = await auth.code(email);
    expect(await problems(post('/verify', { type: 'signup', email, token }), 200, Session)).toEqual(
      [],
    );
    expect(await problems(post('/signup', { email, password: PASSWORD }), 200, User)).toEqual([]);
    expect(await problems(post('/signup', {}), 200, Session)).toEqual([]);
    const signIn = post('/token?grant_type=password', { email, password: PASSWORD });
    const { body } = await ask(signIn);
    expect(Session.parse(body).user.email).toBe(email);
    const { refresh_token, access_token: bearer } = Session.parse(body);
    const refresh = post('/token?grant_type=refresh_token', { refresh_token });
    expect(await problems(refresh, 200, Session)).toEqual([]);
    expect(await problems({ path: '/user', bearer }, 200, User)).toEqual([]);
    const data = { nickname: 'Ana' };
    expect(
      await problems({ method: 'PUT', path: '/user', bearer, body: { data } }, 200, User),
    ).toEqual([]);
    expect(await problems({ path: '/reauthenticate', bearer }, 200, Empty)).toEqual([]);
    const next = newAddress();
    expect(
      await problems({ method: 'PUT', path: '/user', bearer, body: { email: next } }, 200, User),
    ).toEqual([]);
    const half = { type: 'email_change', email: next, token: await auth.code(next) };
    expect(await problems(post('/verify', half), 200, HalfChanged)).toEqual([]);
    expect((await ask(post('/logout', {}, bearer))).status).toBe(204);
  });

  it.each([
    ['/otp', {}],
    ['/otp', { create_user: false }],
    ['/magiclink', {}],
    ['/recover', {}],
    ['/resend', { type: 'signup' }],
    ['/resend', { type: 'email_change' }],
  ])('of %s %j', async (path, extra) => {
    expect(await problems(post(path, { email: newAddress(), ...extra }), 200, Empty)).toEqual([]);
  });

  it('of an administrator', async () => {
    const bearer = auth.secretKey;
    const email = newAddress();
    expect(await problems(post('/invite', { email }, bearer), 200, User)).toEqual([]);
    expect(
      await problems(post('/admin/generate_link', { type: 'magiclink', email }, bearer), 200, Link),
    ).toEqual([]);
    const made = post('/admin/users', { email: newAddress(), email_confirm: true }, bearer);
    const { id } = User.parse((await ask(made)).body);
    expect(await problems({ path: '/admin/users', bearer }, 200, UserPage)).toEqual([]);
    const path = `/admin/users/${id}`;
    expect(await problems({ path, bearer }, 200, User)).toEqual([]);
    const ban = { method: 'PUT', path, bearer, body: { ban_duration: '1h' } };
    expect(await problems(ban, 200, User)).toEqual([]);
    await auth.db.pools.owner.query(
      `insert into auth.mfa_factors (user_id, friendly_name, factor_type) values ($1, 'x', 'totp')`,
      [id],
    );
    expect(await problems({ path: `${path}/factors`, bearer }, 200, Factor.array())).toEqual([]);
    expect(await problems({ path, bearer }, 200, User)).toEqual([]);
    const soft = { method: 'DELETE', path, bearer, body: { should_soft_delete: true } };
    expect(await problems(soft, 200, Empty)).toEqual([]);
    expect(await problems({ path, bearer }, 200, User)).toEqual([]);
    expect(await problems({ method: 'DELETE', path, bearer }, 200, Empty)).toEqual([]);
  });
});

describe('refusals of the contract', () => {
  it('name a status, a code and a sentence', async () => {
    const { session } = await confirmed(auth);
    const { access_token: bearer } = session;
    const { secretKey: secret } = auth;
    const id = randomUUID();
    const refused: [Asked, number][] = [
      [post('/token?grant_type=password', { email: 'a@example.test', password: 'x' }), 400],
      [post('/token?grant_type=refresh_token', { refresh_token: 'x' }), 400],
      [post('/token?grant_type=sorcery', {}), 400],
      [post('/signup', { email: newAddress(), password: '123' }), 422],
      [post('/signup', { email: 'nobody', password: PASSWORD }), 400],
      [post('/verify', { type: 'email', token_hash: 'x' }), 403],
      [post('/otp', {}), 400],
      [{ path: '/user' }, 401],
      [{ path: '/user', bearer: 'x.y.z' }, 403],
      [{ method: 'PUT', path: '/user', bearer, body: { password: 'una nueva' } }, 400],
      [post('/admin/users', {}, bearer), 403],
      [{ path: '/admin/users' }, 401],
      [{ path: `/admin/users/${id}`, bearer: secret }, 404],
      [{ path: '/admin/users/x', bearer: secret }, 404],
      [post('/invite', { email: session.user.email }, secret), 422],
      [{ path: '/nothing' }, 404],
    ];
    for (const [asked, status] of refused)
      expect(await problems(asked, status, Refusal)).toEqual([]);
    for (const [asked, status] of refused.slice(0, 3)) {
      expect(await problems({ ...asked, version: '2024-01-01' }, status, CodedRefusal)).toEqual([]);
    }
  });
});
