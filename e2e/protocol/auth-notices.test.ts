import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factorStories } from './auth-factor-stories.ts';
import { type ProviderTarget, SITE, targetWithProvider } from './auth-oauth-trips.ts';
import { confirmed, follow, newAddress, PASSWORD, reauthenticated } from './auth-person.ts';
import { createKey } from './software-authenticator.ts';

let target: ProviderTarget;
let { auth, person, goOn, comeBack, provider } = {} as ProviderTarget;
beforeAll(async () => {
  target = await targetWithProvider();
  ({ auth, person, goOn, comeBack, provider } = target);
});
afterAll(() => target.close());

const { withFactor, codeOf, enrolled } = factorStories(() => auth);

/** What the person was told, after the mails that were there before; two workers send, in any order. */
const told = async (email: string, before: number, count: number) =>
  new Set((await auth.subjects(email, before + count)).slice(before));

const PASSWORD_CHANGED = 'Tu cuenta de Remanso tiene una contraseña nueva';

describe('the person is told', () => {
  it('of another password, by whichever way it was set', async () => {
    const { client, email } = await confirmed(auth);
    const change = { password: 'otra cosa más', current_password: PASSWORD };
    expect((await client.updateUser(change)).error).toBeNull();
    expect(await told(email, 1, 1)).toEqual(new Set([PASSWORD_CHANGED]));

    await auth.client().resetPasswordForEmail(email);
    const home = await follow(await auth.link(email, 2));
    const tokens = new URLSearchParams(home.hash.slice(1));
    const back = auth.client();
    await back.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    });
    expect((await back.updateUser({ password: 'y otra todavía' })).error).toBeNull();
    expect(await told(email, 3, 1)).toEqual(new Set([PASSWORD_CHANGED]));
  });

  it('not of a password that was refused', async () => {
    const { client, email } = await confirmed(auth);
    const wrong = { password: 'otra cosa más', current_password: 'no es esta' };
    expect((await client.updateUser(wrong)).error).not.toBeNull();
    const right = { password: 'otra cosa más', current_password: PASSWORD };
    await client.updateUser(right);
    expect(await told(email, 1, 1)).toEqual(new Set([PASSWORD_CHANGED]));
  });

  const byLink = async (address: string, since: number) => {
    await follow(await auth.link(address, since));
  };
  const byCode = async (address: string, since: number) => {
    const token = await auth.code(address, since);
    await auth.post('/verify', { type: 'email_change', email: address, token });
  };
  it.each([
    ['links', byLink],
    ['codes', byCode],
  ])('of another address, at the one of before: %s', async (_how, agree) => {
    const { client, email } = await confirmed(auth);
    const next = newAddress();
    await client.updateUser({ email: next });
    await agree(email, 1);
    await agree(next, 0);
    expect((await client.getUser()).data.user?.email).toBe(next);
    expect(await told(email, 2, 1)).toEqual(new Set(['Tu cuenta de Remanso usa otro correo']));
    expect(await auth.mails(next)).toBe(1);
  });

  it('of a second factor and of recovery codes, added and removed', async () => {
    const { client, email, factor } = await withFactor();
    const again = { factorId: factor.id, code: codeOf(factor.secret) };
    expect((await client.mfa.challengeAndVerify(again)).error).toBeNull();
    const left = await enrolled(client, 'Otra que nunca se confirmó');
    await client.mfa.unenroll({ factorId: left.id });
    const { data } = await client.getSession();
    const call = (method: string, path: string) =>
      fetch(`${auth.url}/factors/${path}`, {
        method,
        headers: {
          apikey: auth.apikey,
          authorization: `Bearer ${data.session?.access_token}`,
        },
      });
    expect((await call('POST', 'recovery-codes')).status).toBe(200);
    expect((await call('DELETE', 'recovery-codes')).status).toBe(200);
    expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
    expect(await told(email, 1, 4)).toEqual(
      new Set([
        'Tu cuenta de Remanso tiene un segundo paso nuevo',
        'Tu cuenta de Remanso tiene códigos de recuperación nuevos',
        'Se quitaron los códigos de recuperación de tu cuenta de Remanso',
        'Se quitó un segundo paso de tu cuenta de Remanso',
      ]),
    );
  });

  it('of a factor that an administrator removes', async () => {
    const { email, factor, client } = await withFactor();
    const { data } = await client.getUser();
    const { error } = await auth.admin().mfa.deleteFactor({ id: factor.id, userId: data.user!.id });
    expect(error).toBeNull();
    expect(await told(email, 2, 1)).toEqual(
      new Set(['Se quitó un segundo paso de tu cuenta de Remanso']),
    );
  });

  it('of a passkey, added and removed', async () => {
    const { client, email } = await confirmed(auth);
    await reauthenticated(client);
    const started = await client.passkey.startRegistration();
    const { challenge_id: challengeId, options } = started.data!;
    const { credential } = createKey(options, {});
    const added = await client.passkey.verifyRegistration({
      challengeId,
      credential: credential as never,
    });
    expect(added.error).toBeNull();
    const { error } = await client.passkey.delete({ passkeyId: added.data!.id });
    expect(error).toBeNull();
    expect(await told(email, 1, 2)).toEqual(
      new Set([
        'Una llave de acceso nueva abre tu cuenta de Remanso',
        'Se quitó una llave de acceso de tu cuenta de Remanso',
      ]),
    );
  });

  it('of another service’s account that the address has linked, once', async () => {
    const { email } = await confirmed(auth);
    const { hint } = person({ email });
    await comeBack(hint);
    await comeBack(hint);
    const waiting = newAddress();
    await auth.client().signUp({ email: waiting, password: PASSWORD });
    await comeBack(person({ email: waiting }).hint);
    const { hint: other } = person({ email });
    await comeBack(other);
    // The mails of two ways, one for each; a third sign-in brought none.
    const [, ...after] = await auth.subjects(email, 3);
    expect(after).toEqual(Array(2).fill('Hay otra forma de entrar en tu cuenta de Remanso'));
    expect(await auth.mails(waiting)).toBe(1);
  });

  it('of another service’s account, linked and unlinked', async () => {
    const { email, session } = await confirmed(auth);
    const client = auth.client({ flowType: 'pkce' });
    await client.setSession(session);
    await reauthenticated(client);
    const { data } = await client.linkIdentity({
      provider: 'keycloak',
      options: { queryParams: { login_hint: person().hint }, redirectTo: `${SITE}/settings` },
    });
    const home = await goOn(await provider.visit(data.url!));
    const linked = await client.exchangeCodeForSession(home.searchParams.get('code') ?? '');
    const identity = linked.data.user?.identities?.find((each) => each.provider === 'keycloak');
    await reauthenticated(client);
    expect((await client.unlinkIdentity(identity!)).error).toBeNull();
    expect(await told(email, 1, 2)).toEqual(
      new Set([
        'Hay otra forma de entrar en tu cuenta de Remanso',
        'Se quitó una forma de entrar en tu cuenta de Remanso',
      ]),
    );
  });
});
