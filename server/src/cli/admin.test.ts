import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing.ts';
import { createTestFolder, type TestFolder } from '../db/testing-folder.ts';
import { requireSameKeys } from '../db/sealed/key-fingerprint.ts';
import { createKeys, loadKeys, replaceKeys } from '../keys.ts';
import { SPAWNED_ENV } from '#server/db/testing/spawned-env.ts';

const here = (name: string) => path.join(import.meta.dirname, name);

let folder: TestFolder;
beforeEach(async () => {
  folder = await createTestFolder();
});
afterEach(() => folder.remove());

/** As `npm run admin -- …` runs it: what it says, and how it ends. */
async function admin(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [here('admin.ts'), ...args], {
    env: { ...SPAWNED_ENV, DATA_DIR: folder.path, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: Number(code), said: said.trim(), complained: complained.trim() };
}

const refusal = (complained: string) => ({ code: 1, said: '', complained });
const done = (said: string) => ({ code: 0, said, complained: '' });

describe('on a database of one’s own', () => {
  let db: TestDatabase;
  let env: Record<string, string> = {};
  beforeAll(async () => {
    db = await createTestDatabase();
    env = { DATABASE_URL: db.url };
  });
  afterAll(() => db.drop());

  const isAdmin = (id: string) =>
    db.commitAsUser(id, async (client) => {
      const { rows } = await client.query('select public.verify_admin_access() as allowed');
      return rows[0]?.allowed as unknown;
    });

  it('makes somebody an administrator, and no longer one', async () => {
    const { id, email } = await db.createUser();
    expect(await admin(['grant', email], env)).toEqual(done(`${email} is an administrator now.`));
    expect(await isAdmin(id)).toBe(true);
    const again = await admin(['grant', email], env);
    expect(again).toEqual(done(`Nothing to change for ${email}.`));
    const revoked = await admin(['revoke', email], env);
    expect(revoked).toEqual(done(`${email} is not an administrator any more.`));
    expect(await isAdmin(id)).toBe(false);
  });

  it('says when nobody has the address, and leaves no trace', async () => {
    const nobody = 'nobody@example.test';
    expect(await admin(['grant', nobody], env)).toEqual(
      refusal(`Nobody has an account with ${nobody}.`),
    );
    const { rows } = await db.pools.owner.query('select from private.admin_members');
    expect(rows).toEqual([]);
  });

  it('says when the database cannot be reached', async () => {
    const away = { DATABASE_URL: 'postgresql://somebody:secret@localhost:9/x' };
    const answer = await admin(['grant', 'ana@example.test'], away);
    expect(answer).toMatchObject({ code: 1, said: '' });
    expect(answer.complained).toMatch(/^The database cannot be reached: .*ECONNREFUSED/);
    expect(answer.complained).not.toContain('secret');
  });
});

describe('without data', () => {
  it.each([[[]], [['grant']], [['promote', 'ana@example.test']], [['rotate-key', 'now']]])(
    'says what it can do: %j',
    async (args) => {
      expect(await admin(args)).toEqual(
        refusal(
          'Usage: npm run admin -- grant EMAIL, revoke EMAIL, rotate-key, rotate-key sign or new-keys',
        ),
      );
    },
  );

  it('says what comes first, and makes nothing', async () => {
    const missing = path.join(folder.path, 'nothing-here');
    const env = { DATA_DIR: missing };
    expect(await admin(['grant', 'ana@example.test'], env)).toEqual(
      refusal(`There is no data in ${missing}: start the server once, then sign up.`),
    );
    expect(await admin(['rotate-key'], env)).toEqual(
      refusal(`There is no keys.json in ${missing}: start the server once.`),
    );
    await expect(readFile(path.join(missing, 'keys.json'))).rejects.toThrow('ENOENT');
  });

  it('says which setting is wrong', async () => {
    const answer = await admin(['rotate-key'], { PORT: 'eighty' });
    expect(answer.complained).toMatch(/^PORT=eighty /);
    expect(answer.code).toBe(1);
  });
});

describe('rotate-key', () => {
  it('makes a key that verifies, and signs with it at the second command', async () => {
    const before = await loadKeys(folder.path);
    expect(await admin(['rotate-key', 'sign'])).toEqual(
      refusal('No new key waits: run `npm run admin -- rotate-key` first.'),
    );
    const { said } = await admin(['rotate-key']);
    const [signing, waiting] = (await loadKeys(folder.path)).jwks.keys;
    expect(signing.kid).toBe(before.jwks.keys[0].kid);
    expect(said).toContain(`The key ${waiting?.kid} verifies now and does not sign yet.`);
    const early = await admin(['rotate-key', 'sign']);
    expect(early.complained).toMatch(/^The key .* is too new: wait 10 seconds/);

    await setAddedAt(new Date(Date.now() - 60_000));
    const answer = await admin(['rotate-key', 'sign']);
    const after = await loadKeys(folder.path);
    expect(answer.said).toContain(`The key ${waiting?.kid} signs now.`);
    expect(after.jwks.keys.map(({ kid }) => kid)).toEqual([waiting?.kid, signing.kid]);
    expect(after.secretKey).toBe(before.secretKey);
  });

  /** As if the first command had been given at that time. */
  async function setAddedAt(when: Date): Promise<void> {
    const keys = await loadKeys(folder.path);
    const [signing, ...others] = keys.jwks.keys;
    const older = others.map((key) => ({ ...key, addedAt: when.toISOString() }));
    await replaceKeys(folder.path, { ...keys, jwks: { keys: [signing, ...older] } });
  }
});

describe('new-keys', () => {
  it('makes keys where they were lost, lets the next start take them, and touches none that are there', async () => {
    const db = await createTestDatabase();
    try {
      const env = { DATABASE_URL: db.url };
      const lost = createKeys();
      await requireSameKeys(db.pools.owner, lost, folder.path);
      // Where it fails, it can be asked for again.
      await db.pools.owner.query('alter table private.installation rename to away');
      expect((await admin(['new-keys'], env)).code).toBe(1);
      await db.pools.owner.query('alter table private.away rename to installation');
      const made = await admin(['new-keys'], env);
      expect(made).toMatchObject({ code: 0, complained: '' });
      expect(made.said).toMatch(/keys\.json is new\..+stay closed/);
      const keys = await loadKeys(folder.path, async () => false);
      expect(keys.sealingKey).not.toBe(lost.sealingKey);
      await requireSameKeys(db.pools.owner, keys, folder.path);
      const again = await admin(['new-keys'], env);
      expect(again.complained).toMatch(/keys\.json is there: rename it first/);
      expect(await loadKeys(folder.path)).toEqual(keys);
    } finally {
      await db.drop();
    }
  });
});

describe('on the database that comes with the server', () => {
  // Below the ports that outgoing connections take.
  const port = 27_000 + (process.pid % 5_000);
  let server: ChildProcess | undefined;
  afterEach(() => {
    server?.kill('SIGKILL');
    server = undefined;
  });

  it('works while the server runs, and while it does not', async () => {
    server = spawn(process.execPath, [here('../main.ts')], {
      env: { ...SPAWNED_ENV, DATA_DIR: folder.path, PORT: String(port) },
      stdio: 'ignore',
    });
    const base = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${base}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 60_000, interval: 50 }).toBe(true);
    const { secretKey, publishableKey } = await loadKeys(folder.path);
    const send = async (address: string, body: object, key: string, token = key) => {
      const answer = await fetch(`${base}${address}`, {
        method: 'POST',
        headers: {
          apikey: key,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
      return answer.json();
    };
    const account = { email: 'ana@example.test', password: 'un rio tranquilo' };
    await send('/auth/v1/admin/users', { ...account, email_confirm: true }, secretKey);
    const grantType = '/auth/v1/token?grant_type=password';
    const { access_token: token } = await send(grantType, account, publishableKey);
    const isAdmin = () => send('/rest/v1/rpc/verify_admin_access', {}, publishableKey, token);
    expect(await isAdmin()).toBe(false);
    const granted = done(`${account.email} is an administrator now.`);
    expect(await admin(['grant', account.email])).toEqual(granted);
    expect(await isAdmin()).toBe(true);
    // The server goes on with the keys that it has in memory.
    const file = path.join(folder.path, 'keys.json');
    const aside = path.join(folder.path, 'aside.json');
    await rename(file, aside);
    expect(await admin(['new-keys'])).toEqual(
      refusal(`A server runs on ${folder.path}: stop the server first.`),
    );
    await expect(readFile(file)).rejects.toThrow('ENOENT');
    await rename(aside, file);

    server.kill('SIGINT');
    await once(server, 'exit');
    const revoked = done(`${account.email} is not an administrator any more.`);
    expect(await admin(['revoke', account.email])).toEqual(revoked);
    // It has stopped the database that it started, so the next one can start it again.
    const unchanged = done(`Nothing to change for ${account.email}.`);
    expect(await admin(['revoke', account.email])).toEqual(unchanged);
  }, 120_000);
});
