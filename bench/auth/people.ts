import type { Pool } from 'pg';
import { hashPassword } from '#server/auth/passwords/hash.ts';
import { refreshTokenHash } from '#server/auth/tokens/refresh-token.ts';

export const PASSWORD = 'un rio tranquilo';

export interface Person {
  email: string;
  /** For the server; `rawToken` of a second session is for the raw driver. */
  token: string;
  rawToken: string;
}

async function makeSession(owner: Pool, userId: string, token: string): Promise<void> {
  await owner.query(
    `with s as (insert into auth.sessions (user_id) values ($1) returning id)
     insert into auth.refresh_tokens (token_hash, user_id, session_id) select $2, $1, id from s`,
    [userId, refreshTokenHash(token)],
  );
}

/** Confirmed people, each with two sessions. */
export async function makePeople(owner: Pool, count: number): Promise<Person[]> {
  const passwordHash = await hashPassword(PASSWORD);
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = {
      email: `bench-${process.pid}-${index}@example.test`,
      token: `bench-${process.pid}-${index}`,
      rawToken: `bench-raw-${process.pid}-${index}`,
    };
    const { rows } = await owner.query<{ id: string }>(
      `insert into auth.users (email, encrypted_password, email_confirmed_at)
       values ($1, $2, now()) returning id`,
      [person.email, passwordHash],
    );
    const id = rows[0]?.id ?? '';
    await makeSession(owner, id, person.token);
    await makeSession(owner, id, person.rawToken);
    people.push(person);
  }
  return people;
}
