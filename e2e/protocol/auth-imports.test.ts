import { hash as argonHash } from '@node-rs/argon2';
import { hash } from '@node-rs/bcrypt';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newAddress, PASSWORD } from './auth-person.ts';
import { type OwnTarget, ownAuthTarget } from './auth-target.ts';

// What a hash costs is what this is about.
vi.unmock('#server/auth/passwords/hash-cost.ts');

let auth: OwnTarget;
beforeAll(async () => {
  auth = await ownAuthTarget();
});
afterAll(() => auth.close());

const signIn = (email: string, password = PASSWORD) =>
  auth.client().signInWithPassword({ email, password });

async function storedHash(email: string): Promise<string> {
  const { rows } = await auth.db.pools.owner.query<{ encrypted_password: string }>(
    'select encrypted_password from auth.users where email = $1',
    [email],
  );
  return rows[0]?.encrypted_password ?? '';
}

describe('people of another installation', () => {
  it.each(['2a', '2b', '2y'])('keep their password: $%s$', async (version) => {
    const email = newAddress();
    const imported = (await hash(PASSWORD, { cost: 6 })).replace(/^\$2.\$/, `$${version}$`);
    const made = await auth
      .admin()
      .createUser({ email, password_hash: imported, email_confirm: true });
    expect(made.error).toBeNull();
    expect(await storedHash(email)).toBe(imported);

    expect((await signIn(email, 'wrong')).error?.code).toBe('invalid_credentials');
    expect(await storedHash(email)).toBe(imported);
    expect((await signIn(email)).error).toBeNull();
    expect(await storedHash(email)).toMatch(/^\$argon2id\$v=19\$m=65536,t=5,p=1\$/);
    expect((await signIn(email)).error).toBeNull();
    expect((await signIn(email, 'wrong')).error?.code).toBe('invalid_credentials');
  });

  it.each([
    ['of the figures we had before', { memoryCost: 19_456, timeCost: 2 }],
    ['dearer than ours', { memoryCost: 98_304, timeCost: 5 }],
  ])('may bring argon2 %s, which becomes ours', async (_, figures) => {
    const email = newAddress();
    const password_hash = await argonHash(PASSWORD, { ...figures, parallelism: 1 });
    await auth.admin().createUser({ email, password_hash, email_confirm: true });
    expect((await signIn(email, 'wrong')).error?.code).toBe('invalid_credentials');
    expect(await storedHash(email)).toBe(password_hash);
    expect((await signIn(email)).error).toBeNull();
    expect(await storedHash(email)).toMatch(/^\$argon2id\$v=19\$m=65536,t=5,p=1\$/);
    expect((await signIn(email)).error).toBeNull();
  });

  it('are not told apart by the time of a refusal', async () => {
    const [bcrypt, argon, ours] = [newAddress(), newAddress(), newAddress()];
    const figures = { memoryCost: 98_304, timeCost: 4, parallelism: 1 };
    // Whether there are imports is asked once a minute, hence a server of its own.
    const times: Record<string, number[]> = { bcrypt: [], argon: [], ours: [], unknown: [] };
    const restarted = await ownAuthTarget();
    try {
      for (const [email, extra] of [
        [bcrypt, { password_hash: await hash(PASSWORD, { cost: 10 }) }],
        [argon, { password_hash: await argonHash(PASSWORD, figures) }],
        [ours, { password: PASSWORD }],
      ] as const) {
        await restarted.admin().createUser({ email, email_confirm: true, ...extra });
      }
      for (let round = 0; round < 10; round += 1) {
        for (const [who, email] of Object.entries({ bcrypt, argon, ours, unknown: newAddress() })) {
          const start = performance.now();
          await restarted.client().signInWithPassword({ email, password: 'wrong' });
          times[who]?.push(performance.now() - start);
        }
      }
    } finally {
      await restarted.close();
    }
    // The quickest of each: a busy machine only adds.
    const quickest = Object.values(times).map((each) => Math.min(...each));
    expect(Math.max(...quickest) / Math.min(...quickest)).toBeLessThan(1.6);
  }, 60_000);

  it.each([
    'md5',
    '$2b$31$abcdefghijklmnopqrstuuABCDEFGHIJKLMNOPQRSTUVWXYZabcde',
    '$argon2id$v=19$m=9999999,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g',
    '$2b$10$short',
  ])('cannot bring %s', async (password_hash) => {
    const { error } = await auth.admin().createUser({ email: newAddress(), password_hash });
    expect(error?.code).toBe('validation_failed');
  });
});
