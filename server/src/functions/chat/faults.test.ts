import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as persona from '#domain/companion/content/persona.content.ts';
import * as companion from '#domain/companion/respond.ts';
import { openPools, type Pools } from '#server/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { createLog } from '#server/log.ts';
import type { Provider } from './providers/provider.ts';
import { chatApp, eventsIn, hear, wordsOf } from './testing/chat-app.ts';

vi.mock('#domain/companion/respond.ts', { spy: true });
vi.mock('#domain/companion/content/persona.content.ts', { spy: true });

const MARK = 'marca-privada-7391';
let db: TestDatabase;
/** Nobody listens at that port. */
let dead: Pools;
let sub: string;
const lines: string[] = [];
const log = createLog('debug', (line) => lines.push(line));

beforeAll(async () => {
  db = await createTestDatabase();
  dead = openPools('postgres://nobody:x@127.0.0.1:9/none', log);
});
afterAll(async () => {
  await dead.end();
  await db.drop();
});
beforeEach(async () => {
  const { id } = await db.createUser();
  await db.giveConsent(id);
  sub = id;
  lines.length = 0;
});
afterEach(() => {
  if (lines.join('').includes(MARK)) throw new Error('a log line repeats what a person wrote');
  vi.mocked(companion.respond).mockReset();
});

const app = (provider?: Provider, pools = db.pools) =>
  chatApp({ pools, sub, log, ...(provider && { provider }) });

async function heard(message: string, body = {}, using = app()) {
  const answer = await using.say({ message, messageId: crypto.randomUUID(), ...body });
  expect(answer.status).toBe(200);
  return eventsIn(await answer.text());
}

async function stored() {
  const { rows } = await db.pools.owner.query<{ role: string; content: string; status: string }>(
    'select role, content, status from public.messages where user_id = $1 order by created_at',
    [sub],
  );
  return rows;
}

/** Makes the database refuse new messages as a full disk would. */
async function fillDisk(times: number): Promise<() => Promise<unknown>> {
  await db.pools.owner.query(`
    create sequence private.refusals;
    grant usage on sequence private.refusals to authenticated;
    create function private.full_disk() returns trigger language plpgsql as $$
    begin
      if nextval('private.refusals') <= ${times} then
        raise exception 'could not extend file for %', new.content using errcode = '53100';
      end if;
      return new;
    end $$;
    create trigger full_disk before insert on public.messages
      for each row execute function private.full_disk()`);
  return () =>
    db.pools.owner.query(
      'drop function private.full_disk() cascade; drop sequence private.refusals',
    );
}

describe('a message that looks like a template', () => {
  it.each([
    `me siento solo {x}`,
    `me siento solo {${MARK}}`,
    `mi jefe me grita {quieres} [line] ${MARK}`,
    `{{{`,
    `[words] $& $1 \\`,
  ])('is answered like any other: %s', async (message) => {
    expect((await heard(message)).at(-1)?.type).toBe('done');
    expect((await stored()).map(({ status }) => status)).toEqual(['complete', 'complete']);
  });
});

describe('a fault of ours in the middle of an answer', () => {
  it('gives the message free for the next attempt where it happens before the first word', async () => {
    vi.mocked(persona.modelPrompt).mockImplementationOnce(() => {
      throw new Error('no instructions');
    });
    expect((await heard('hola')).at(-1)).toEqual({ type: 'error', code: 'internal' });
    const leases = async () => {
      const { rows } = await db.pools.owner.query(
        'select from private.answer_leases where user_id = $1',
        [sub],
      );
      return rows.length;
    };
    await expect.poll(leases, { timeout: 2000 }).toBe(0);
  });

  it('ends as a kind sentence that is stored, and asking again answers anew', async () => {
    vi.mocked(companion.respond).mockImplementationOnce(() => {
      throw new Error(`no words for ${MARK}`);
    });
    const messageId = crypto.randomUUID();
    const message = `Hoy fue pesado ${MARK}`;
    const events = await heard(message, { messageId });
    expect(events.at(-1)).toEqual({ type: 'error', code: 'provider_failed' });
    const apology = wordsOf(events);
    expect(apology).toMatch(/otra vez|de nuevo/);
    expect(await stored()).toMatchObject([{}, { status: 'stopped', content: apology }]);

    const again = await heard(message, { messageId });
    expect(again.at(-1)?.type).toBe('done');
    expect(await stored()).toMatchObject([{}, { status: 'complete', content: wordsOf(again) }]);
  });

  it('names people who help where somebody may be in danger', async () => {
    vi.mocked(companion.respond).mockImplementationOnce(() => {
      throw new Error(MARK);
    });
    const events = await heard('quiero morirme', { country: 'es' });
    expect(events[1]).toMatchObject({ type: 'safety', level: 'risk' });
    expect(wordsOf(events)).toContain('024');
    expect(events).toContainEqual(expect.objectContaining({ path: '/crisis' }));
  });

  it.each<[string, Provider]>([
    ['throws at once', { checked: false, stream: () => fail(`${MARK} at once`) }],
    ['throws on the way', { checked: false, stream: () => breaksOff() }],
    ['throws what is no error', { checked: false, stream: () => fail(MARK, true) }],
    [
      'has an opinion that throws',
      { checked: true, stream: () => breaksOff(), opinion: () => fail(MARK) },
    ],
  ])('ends only that answer where a provider %s', async (_, provider) => {
    const events = await heard(`Hoy fue pesado ${MARK}`, {}, app(provider));
    expect(wordsOf(events).length).toBeGreaterThan(20);
    expect((await stored()).map(({ role }) => role)).toEqual(['person', 'companion']);
  });
});

async function* breaksOff(): AsyncGenerator<string, void, undefined> {
  yield 'Te leo. ';
  throw new Error(`broke off at ${MARK}`);
}

function fail(what: string, bare = false): never {
  // oxlint-disable-next-line only-throw-error -- libraries do
  throw bare ? what : new Error(what);
}

describe('a message that cannot be stored', () => {
  it('brings help first, and says that it is not kept: no database at all', async () => {
    const events = await heard(`quiero morirme ${MARK}`, { country: 'es' }, app(undefined, dead));
    expect(events[0]).toMatchObject({ type: 'safety', level: 'risk' });
    expect(wordsOf(events).length).toBeGreaterThan(40);
    expect(events).toContainEqual(expect.objectContaining({ path: '/crisis' }));
    expect(events.at(-1)).toEqual({ type: 'error', code: 'not_stored' });
    expect(events.some(({ type }) => type === 'conversation')).toBe(false);
  });

  it('has one honest line where there is no danger', async () => {
    const events = await heard(`Hoy fue pesado ${MARK}`, {}, app(undefined, dead));
    expect(events[0]).toMatchObject({ type: 'safety', level: 'none' });
    expect(wordsOf(events)).toMatch(/guardar/);
    expect(events.at(-1)).toEqual({ type: 'error', code: 'not_stored' });
  });

  it('is stored once when the disk has room again, with the help that was given', async () => {
    const free = await fillDisk(2);
    try {
      const messageId = crypto.randomUUID();
      const events = await heard(`quiero morirme ${MARK}`, { messageId });
      const kinds = events.map(({ type }) => type);
      expect(kinds[0]).toBe('safety');
      expect(kinds.indexOf('conversation')).toBeGreaterThan(kinds.indexOf('text-delta'));
      expect(kinds.at(-1)).toBe('done');
      expect(await stored()).toMatchObject([
        { role: 'person', content: `quiero morirme ${MARK}` },
        { role: 'companion', content: wordsOf(events), status: 'complete' },
      ]);
      await heard(`quiero morirme ${MARK}`, { messageId });
      expect(await stored()).toHaveLength(2);
    } finally {
      await free();
    }
  });

  it('is answered as ever when it can be stored a moment later', async () => {
    const free = await fillDisk(1);
    try {
      const events = await heard('Me siento sola en esta ciudad');
      expect(events.at(-1)?.type).toBe('done');
      expect(wordsOf(events)).not.toMatch(/guardar/);
      expect(await stored()).toHaveLength(2);
    } finally {
      await free();
    }
  });

  it('stays on the device while the disk is full, and is stored once afterwards', async () => {
    const free = await fillDisk(1000);
    const messageId = crypto.randomUUID();
    const events = await heard('quiero morirme', { messageId });
    expect(events.at(-1)).toEqual({ type: 'error', code: 'not_stored' });
    expect(await stored()).toEqual([]);
    await free();
    expect((await heard('quiero morirme', { messageId })).at(-1)?.type).toBe('done');
    expect(await stored()).toHaveLength(2);
  });

  it('is stored as far as the help was heard where it was stopped on the way', async () => {
    const free = await fillDisk(1);
    try {
      const messageId = crypto.randomUUID();
      const using = app();
      const answer = await using.say({ message: 'quiero morirme', messageId });
      await expect.poll(async () => (await stored()).length, { interval: 5 }).toBe(1);
      // The server hears of the commit a moment after it.
      await sleep(20);
      expect((await using.stop(messageId)).status).toBeLessThan(300);
      const said = wordsOf(eventsIn(await answer.text())).trim();
      expect(await stored()).toMatchObject([
        { role: 'person' },
        { role: 'companion', content: said, status: 'stopped' },
      ]);
    } finally {
      await free();
    }
  });

  it('does not keep help waiting for a database that hangs', async () => {
    const lock = await db.pools.owner.connect();
    await lock.query('begin; lock table public.messages in access exclusive mode');
    try {
      const answer = await app().say({ message: 'quiero morirme' });
      const seen = await hear(answer, (text) => text.split('text-delta').length > 10);
      expect(seen).toContain('"level":"risk"');
    } finally {
      await lock.query('rollback');
      lock.release();
    }
    await expect.poll(async () => (await stored()).length, { timeout: 10_000 }).toBe(2);
  });

  it('is still refused, by code, where it is refused', async () => {
    const unwilling = chatApp({ pools: db.pools, sub: (await db.createUser()).id, log });
    expect((await unwilling.say({ message: 'quiero morirme' })).status).toBe(403);
  });
});
