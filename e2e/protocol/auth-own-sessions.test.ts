import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { confirmed, PASSWORD } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget();
});
afterAll(() => auth.close());

const rest = (token: string) =>
  new PostgrestClient(auth.url.replace('/auth/v1', '/rest/v1'), {
    headers: { apikey: auth.apikey, Authorization: `Bearer ${token}` },
  });

const OwnSessions = z.array(z.object({ id: z.uuid(), is_current: z.boolean() }));

async function sessionsOf(token: string): Promise<z.infer<typeof OwnSessions>> {
  const { data } = await rest(token).rpc('list_own_sessions');
  return OwnSessions.parse(data);
}

describe('own sessions', () => {
  it('end at once for auth/v1 and rest/v1', async () => {
    const { email, session } = await confirmed(auth);
    const phone = auth.client();
    const { data } = await phone.signInWithPassword({ email, password: PASSWORD });
    const phoneToken = data.session!.access_token;
    expect(await sessionsOf(phoneToken)).toHaveLength(2);
    expect((await phone.getUser()).error).toBeNull();

    const listed = await sessionsOf(session.access_token);
    const other = listed.find((each) => !each.is_current)!;
    const ended = await rest(session.access_token).rpc('end_own_session', {
      p_session_id: other.id,
    });
    expect(ended.data).toBe(true);
    expect((await rest(phoneToken).rpc('list_own_sessions')).status).toBe(401);
    expect((await phone.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(await sessionsOf(session.access_token)).toHaveLength(1);
  });

  it('of a banned person are refused by rest/v1 at once', async () => {
    const { session } = await confirmed(auth);
    expect(await sessionsOf(session.access_token)).toHaveLength(1);
    await auth.admin().updateUserById(session.user.id, { ban_duration: '1h' });
    expect((await rest(session.access_token).rpc('list_own_sessions')).status).toBe(401);
  });
});
