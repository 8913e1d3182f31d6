import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { removeDueFactors } from '#server/jobs/factor-removals.ts';
import { factorStories } from './auth-factor-stories.ts';
import { follow, newAddress, PASSWORD } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';
import { createKey, useKey } from './software-authenticator.ts';

let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget();
});
afterAll(() => auth.close());
afterEach(() => {
  auth.clock.ahead = 0;
});

const { send, signedIn, withFactor } = factorStories(() => auth);

const HOUR = 3_600_000;
const PATH = '/factors/removal';
type Client = ReturnType<OwnTarget['client']>;

async function tokenOf(client: Client): Promise<string> {
  return (await client.getSession()).data.session?.access_token ?? '';
}

/** What an account with a factor was written already: its confirmation, and of the factor. */
const WRITTEN = 2;

/** A session of who opened the recovery mail, which has none of the factors. */
async function recovered(email: string, before = WRITTEN): Promise<string> {
  await auth.subjects(email, before);
  await auth.client().resetPasswordForEmail(email);
  const home = await follow(await auth.link(email, before));
  return new URLSearchParams(home.hash.slice(1)).get('access_token') ?? '';
}

/** Somebody else added a factor to the account, the owner came back by mail and asked. */
async function taken() {
  const { email, client, factor } = await withFactor();
  const owner = await recovered(email);
  await send('POST', PATH, owner, {});
  await auth.subjects(email, WRITTEN + 2);
  return { email, client, factor, owner };
}

const age = (factorId: string, days: number) =>
  auth.db.pools.owner.query(
    `update auth.mfa_factors set created_at = now() - make_interval(days => $2) where id = $1`,
    [factorId, days],
  );

describe('factors that the owner of the mailbox does not have', () => {
  it('are asked away by a recovery mail only, and it is told at once', async () => {
    const { email, client } = await withFactor();
    const { session } = await signedIn(email);
    const needed = { status: 400, body: { error_code: 'reauthentication_needed' } };
    expect(await send('POST', PATH, session.access_token, {})).toMatchObject(needed);
    expect(await send('POST', PATH, await tokenOf(client), {})).toMatchObject(needed);
    const none = await send('GET', PATH, session.access_token);
    expect(none.body).toEqual({ due_at: null, cancellable: false });

    const owner = await recovered(email);
    const before = WRITTEN + 1;
    const { body } = await send('POST', PATH, owner, {});
    const wait = Date.parse(body.due_at) - Date.now();
    expect(Math.round(wait / HOUR)).toBe(72);
    expect((await auth.subjects(email, before + 1)).at(-1)).toContain('Se pidió quitar');
    auth.clock.ahead = HOUR / 2;
    expect((await send('POST', PATH, owner, {})).body.due_at).toBe(body.due_at);
    expect(await auth.mails(email)).toBe(before + 1);
    // Until then nothing has changed.
    const change = await send('PUT', '/user', owner, { password: 'otra orilla del rio' });
    expect(change.body.error_code).toBe('insufficient_aal');
  });

  it('go when the wait is over, with password and sessions, and the owner chooses anew', async () => {
    const { email, client } = await taken();
    const { owner: pool } = auth.db.pools;
    await removeDueFactors(pool, 'https://remanso.example');
    expect((await client.getUser()).error).toBeNull();
    await pool.query(`update auth.factor_removals set requested_at = now() - interval '73 hours',
      due_at = now() - interval '1 hour'`);
    await removeDueFactors(pool, 'https://remanso.example');
    expect((await client.refreshSession()).error).not.toBeNull();
    const old = await auth.client().signInWithPassword({ email, password: PASSWORD });
    expect(old.error?.code).toBe('invalid_credentials');
    const subjects = await auth.subjects(email, WRITTEN + 3);
    expect(subjects.at(-1)).toContain('Ya puedes volver a entrar');
    const back = await recovered(email, WRITTEN + 3);
    const chosen = await send('PUT', '/user', back, { password: 'otra orilla del rio' });
    expect(chosen.status).toBe(200);
    const again = { email, password: 'otra orilla del rio' };
    const { data } = await auth.client().signInWithPassword(again);
    expect(data.user?.factors ?? []).toEqual([]);
  });

  it('go with the passkeys, which a stranger may have added; linked identities stay', async () => {
    const { email, client, owner } = await taken();
    const { data: asked } = await client.passkey.startRegistration();
    const { key, credential } = createKey(asked!.options, {});
    const added = await client.passkey.verifyRegistration({
      challengeId: asked!.challenge_id,
      credential: credential as never,
    });
    expect(added.error).toBeNull();
    const { owner: pool } = auth.db.pools;
    const { body: user } = await send('GET', '/user', owner);
    await pool.query(
      `insert into auth.identities (provider_id, user_id, provider, identity_data)
       values ($1, $2, 'keycloak', '{}')`,
      [newAddress(), user.id],
    );
    const signIn = async () => {
      const browser = auth.client();
      const { data } = await browser.passkey.startAuthentication();
      const answer = useKey(key, data!.options, {});
      const challengeId = data!.challenge_id;
      return browser.passkey.verifyAuthentication({ challengeId, credential: answer });
    };
    expect((await signIn()).error).toBeNull();

    await pool.query(
      `update auth.factor_removals set due_at = now() - interval '1 hour',
         requested_at = now() - interval '73 hours' where user_id = $1`,
      [user.id],
    );
    await removeDueFactors(pool, 'https://remanso.example');
    expect((await signIn()).error?.code).toBe('webauthn_verification_failed');
    const { rows } = await pool.query(
      'select provider from auth.identities where user_id = $1 order by provider',
      [user.id],
    );
    expect(rows).toEqual([{ provider: 'email' }, { provider: 'keycloak' }]);
    expect((await auth.texts(email, WRITTEN + 4)).at(-1)).toContain('las llaves de acceso');
  });

  it('are not asked away when the notice of it cannot be kept', async () => {
    const { email } = await withFactor();
    const owner = await recovered(email);
    const { owner: pool } = auth.db.pools;
    await pool.query(`
      create function refuse_job() returns trigger language plpgsql
        as $$ begin raise exception 'no room'; end $$;
      create trigger refuse_job before insert on graphile_worker._private_jobs
        for each row execute function refuse_job()`);
    try {
      expect((await send('POST', PATH, owner, {})).status).toBe(500);
    } finally {
      await pool.query('drop function refuse_job() cascade');
    }
    expect((await send('GET', PATH, owner)).body.due_at).toBeNull();
    expect((await send('POST', PATH, owner, {})).body.due_at).not.toBeNull();
    expect((await auth.subjects(email, WRITTEN + 2)).at(-1)).toContain('Se pidió quitar');
    const { rows } = await pool.query(
      `select count(*)::int from public.security_events e join auth.users u on u.id = e.user_id
        where u.email = $1 and e.event_type = 'factor_removal_requested'`,
      [email],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('are not kept by who added one this week', async () => {
    const { client, owner, factor } = await taken();
    const thief = await tokenOf(client);
    expect((await send('GET', PATH, thief)).body.cancellable).toBe(false);
    for (const token of [thief, owner]) {
      const refused = await send('DELETE', PATH, token);
      expect(refused).toMatchObject({ status: 403, body: { error_code: 'insufficient_aal' } });
    }
    await age(factor.id, 6);
    expect((await send('DELETE', PATH, thief)).status).toBe(403);
    expect((await send('GET', PATH, owner)).body.due_at).not.toBeNull();
  });

  it('are kept by who had one before somebody else read the mailbox', async () => {
    const { email, client, factor } = await taken();
    await age(factor.id, 8);
    const token = await tokenOf(client);
    expect((await send('GET', PATH, token)).body.cancellable).toBe(true);
    expect((await send('DELETE', PATH, token)).body.due_at).toBeNull();
    expect((await send('DELETE', PATH, token)).status).toBe(200);
    expect((await auth.subjects(email, WRITTEN + 3)).at(-1)).toContain('conserva su segundo paso');
    const { rowCount } = await auth.db.pools.owner.query(
      'select from auth.factor_removals r join auth.users u on u.id = r.user_id where email = $1',
      [email],
    );
    expect(rowCount).toBe(0);
  });
});
