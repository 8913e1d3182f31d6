import { sign } from 'node:crypto';
import type { Pool } from 'pg';
import type { RequestScope } from '#server/db/scope.ts';
import type { Keys } from '#server/keys.ts';

export interface Person {
  id: string;
  scope: RequestScope;
  token: string;
}

const SIGNATURE = 'data:image/png;base64,iVBORw0KGgo=';

/** 200 people with 50 check-ins each, all with consent; returns one of them. */
export async function seed(owner: Pool, keys: Keys): Promise<Person> {
  const [person] = await makePeople(owner, keys, 200);
  if (!person) throw new Error('nobody was made');
  await owner.query(
    `insert into public.mood_entries (user_id, emotion, intensity, note, occurred_at)
     select id, 'calma', 1 + i % 5, 'una nota de ejemplo ' || i, now() - i * interval '7 hours'
       from auth.users, generate_series(1, 50) i`,
  );
  await owner.query('analyze');
  return person;
}

/** One more person, with consent. */
export async function makePerson(owner: Pool, keys: Keys): Promise<Person> {
  const [person] = await makePeople(owner, keys, 1);
  if (!person) throw new Error('nobody was made');
  return person;
}

/** So many people, each with consent and a session. */
export async function makePeople(owner: Pool, keys: Keys, count: number): Promise<Person[]> {
  const { rows } = await owner.query<{ id: string; session_id: string }>(
    `with people as (
       insert into auth.users (email, email_confirmed_at)
       select gen_random_uuid() || '@example.test', now() from generate_series(1, $1::int)
       returning id
     ), consents as (
       insert into public.legal_consent_records (user_id, consent_version, age_verified,
         medical_disclaimer, privacy_policy, terms_conditions, full_name, digital_signature)
       select id, public.legal_framework_version(), true, true, true, true, 'P', $2 from people
     )
     insert into auth.sessions (user_id) select id from people
     returning user_id as id, id as session_id`,
    [count, SIGNATURE],
  );
  return rows.map(({ id, session_id }) => {
    const claims = {
      sub: id,
      session_id,
      role: 'authenticated',
      aud: 'authenticated',
      is_anonymous: false,
      exp: Math.floor(Date.now() / 1000) + 3600,
    };
    return { id, scope: { role: 'authenticated', claims }, token: signed(claims, keys) };
  });
}

function signed(claims: object, keys: Keys): string {
  const [jwk] = keys.jwks.keys;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'ES256', typ: 'JWT', kid: jwk.kid })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(text), {
    key: jwk,
    format: 'jwk',
    dsaEncoding: 'ieee-p1363',
  });
  return `${text}.${signature.toString('base64url')}`;
}
