import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChatEvent } from '#domain/contracts/chat.ts';
import type { Guard } from '#domain/safety/guard.ts';
import { SAID_SERIOUS } from '#domain/safety/said-serious.content.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { loadGuard } from '#server/guard.ts';
import { chatApp, talkIn } from './testing/chat-app.ts';
import { type FakeProvider, startFakeProvider } from './testing/fake-provider.ts';

const PROMOTED =
  'Me ascendieron. Y en vez de estar feliz estoy esperando que alguien diga que fue un error';

let db: TestDatabase;
let guard: Guard;
let fake: FakeProvider;
let sub: string;
beforeAll(async () => {
  guard = loadGuard();
  db = await createTestDatabase();
  fake = await startFakeProvider();
});
afterAll(async () => {
  await fake.close();
  await db.drop();
});
beforeEach(async () => {
  const { id } = await db.createUser();
  await db.giveConsent(id);
  sub = id;
  Object.assign(fake, { scenario: 'well', opinion: 'none', opinionAfter: 0, asked: [] });
});

/** A talk in guided mode. */
const talk = () => talkIn(chatApp({ pools: db.pools, sub, guard }));

/** A talk with a model. */
const talkWithModel = () =>
  talkIn(
    chatApp({
      pools: db.pools,
      sub,
      guard,
      provider: 'configured',
      env: {
        AI_PROVIDER: 'openai-compatible',
        AI_BASE_URL: fake.baseUrl,
        AI_MODEL: 'fake',
        AI_API_KEY: 'sk-test',
      },
    }),
  );

const seenIn = (events: readonly ChatEvent[]) =>
  events.flatMap((event) => (event.type === 'safety' ? [`${event.level} ${event.ask}`] : []));

async function stored() {
  const { rows } = await db.pools.owner.query<{ row: string; talk: string }>(
    `select m.role || ' ' || m.safety_level || ' ' || m.safety_asked as row,
            c.safety_level || ' ' || c.safety_asked as talk
       from public.messages m join public.conversations c on c.id = m.conversation_id
      where m.user_id = $1 order by m.created_at`,
    [sub],
  );
  return { rows: rows.map(({ row }) => row), talk: rows[0]?.talk };
}

describe('help that is only shown', () => {
  it('is stored and told as such, goes on being in sight, and owes nothing', async () => {
    const say = talk();
    expect(seenIn(await say(PROMOTED))).toEqual(['risk false']);
    for (const text of ['llevo tres años ahí', 'hoy comí pizza', 'y vi una serie']) {
      expect(seenIn(await say(text))).toEqual(['risk false']);
    }
    const { rows, talk: whole } = await stored();
    expect(rows.slice(0, 2)).toEqual(['person risk false', 'companion risk false']);
    expect(rows.filter((row) => row.endsWith('true'))).toEqual([]);
    expect(whole).toBe('risk false');
  });

  it('does not keep the talk from being remembered; danger that is acted upon does', async () => {
    const facts = async () => {
      const { rows } = await db.pools.owner.query<{ fact: string }>(
        'select fact from public.companion_memories where user_id = $1',
        [sub],
      );
      return rows.map(({ fact }) => fact);
    };
    const say = talk();
    await say(PROMOTED);
    expect(seenIn(await say('Mi hermana se llama Lucía'))).toEqual(['risk false']);
    expect(await facts()).toEqual(['Su hermana se llama Lucía.']);
    await say(SAID_SERIOUS);
    expect(seenIn(await say('Trabajo de enfermera'))).toEqual(['risk true']);
    expect(await facts()).toHaveLength(1);
  });

  it('stays in sight where the words were not kept', async () => {
    const say = talk();
    expect(seenIn(await say(PROMOTED, { keep: false }))).toEqual(['risk false']);
    expect(seenIn(await say('hoy comí pizza'))).toEqual(['risk false']);
  });

  it('is asked about once the person says so, and from then on', async () => {
    const say = talk();
    await say(PROMOTED);
    expect(seenIn(await say(SAID_SERIOUS))).toEqual(['risk true']);
    expect(seenIn(await say('no sé'))).toEqual(['risk true']);
    expect((await stored()).rows[2]).toBe('person risk true');
  });

  it('counts what was stored before as asked', async () => {
    const say = talk();
    await say('hola');
    await db.pools.owner.query(
      `with talk as (
         update public.conversations set safety_level = 'risk', safety_asked = default
          where user_id = $1
       )
       update public.messages set safety_level = 'risk', safety_asked = default, state = null
        where user_id = $1 and role = 'person'`,
      [sub],
    );
    expect(seenIn(await say('hoy comí pizza'))).toEqual(['risk true']);
  });

  it('lets a model go on with what was said, and tells it that help is in sight', async () => {
    expect(seenIn(await talkWithModel()(PROMOTED))).toEqual(['risk false']);
    expect(JSON.stringify(fake.asked)).toContain('línea discreta con ayuda');
  });

  it('is asked about where a model reads danger too', async () => {
    fake.opinion = 'risk';
    expect(seenIn(await talkWithModel()(PROMOTED))).toEqual(['risk false', 'risk true']);
    const { rows, talk: whole } = await stored();
    expect(rows).toEqual(['person risk true', 'companion risk true']);
    expect(whole).toBe('risk true');
  });
});
