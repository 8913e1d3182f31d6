import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STONES } from '#domain/stones/stones.ts';
import { createTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { describePolicies } from './policy-matrix.ts';

describePolicies({
  table: 'public.found_stones',
  row: async () => ({ stone: 'page', found_at: new Date() }),
  update: ['seen_at', new Date()],
  insert: false,
  delete: true,
});

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

async function person(): Promise<string> {
  const { id } = await db.createUser();
  await db.giveConsent(id);
  return id;
}

interface Row {
  stone: string;
  found_at: Date;
  seen_at: Date | null;
}

const look = async (me: string): Promise<Row[]> =>
  (await db.commitAsUser(me, (client) => client.query('select * from public.my_stones()'))).rows;
const names = async (me: string) => (await look(me)).map(({ stone }) => stone);
const insert = (table: string, columns: string, values: string, me: string) =>
  db.pools.owner.query(
    `insert into public.${table} (user_id, ${columns}) values ('${me}', ${values})`,
  );

/** What finds each stone, as rows: table, columns, values. */
const WAYS: Readonly<Record<string, readonly [string, string, string]>> = {
  ...Object.fromEntries(
    Object.entries({
      ground: 'contact-points',
      wave: 'urge-wave',
      loosen: 'desk-stretch',
      quiet: 'rain',
      letter: 'letter-to-myself',
      thanks: 'savouring',
      worry: 'worry-time',
      'two-sides': 'check-the-evidence',
      leaf: 'defusion',
      knot: 'problem-solving',
      compass: 'values-compass',
      'night-plan': 'sleep-plan',
      'dim-light': 'winding-down',
      walk: 'senses-walk',
      'small-step': 'opposite-action',
      rest: 'body-scan',
      'self-kind': 'self-compassion-break',
    }).map(([stone, tool]) => [
      stone,
      ['tool_results', 'tool_id, chosen_minutes, duration_seconds', `'${tool}', 3, 60`],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({
      breath: 'breathing',
      'kind-wish': 'empathy-trainer',
      rehearsal: 'crisis-navigator',
      play: 'mandala',
    }).map(([stone, game]) => [
      stone,
      ['game_results', 'game_id, level, duration_seconds', `'${game}', 1, 60`],
    ]),
  ),
  reflection: [
    'game_results',
    'game_id, level, duration_seconds, reflection',
    `'saying-no', 1, 60, 'Me sirvió'`,
  ],
  arrive: ['mood_entries', 'emotion, intensity', `'calma', 2`],
  'exact-word': ['mood_entries', 'emotion, intensity, own_words', `'calma', 2, '{remanso}'`],
  both: ['mood_entries', 'emotion, intensity, mixed', `'calma', 2, true`],
  'five-questions': ['wellbeing_checks', 'answers', `'{0,0,0,0,0}'`],
  'whole-day': ['factor_days', 'factor, day, value', `'sleep', '2026-01-02', 7`],
  page: ['diary_entries', 'body', `'Hola'`],
  locked: [
    'diary_keys',
    'phase, salt, cost, by_passphrase, by_recovery, public_key, private_key',
    `'sealed', repeat('s', 16), 12, repeat('a', 40), repeat('a', 40), repeat('a', 40), repeat('a', 40)`,
  ],
  keepsake: ['keepsakes', 'title, lines', `'Mi mensaje', '{Hola}'`],
  someone: ['support_contacts', 'name, closeness', `'Ana', 'close'`],
  company: ['support_contacts', 'name, closeness, good_for', `'Ana', 'close', '{laugh}'`],
  'at-hand': ['support_contacts', 'name, closeness, phone', `'Ana', 'close', '+52 55 1234'`],
  told: ['conversations', 'title', `'Hola'`],
  recall: [
    'lesson_events',
    'lesson_id, kind, question, was_right',
    `'the-alarm', 'recall', 1, false`,
  ],
  experiment: [
    'mood_experiments',
    'factor, question, arms, starts_on',
    `'outdoors', 'mood', '1010101', '2026-01-01'`,
  ],
  note: ['lesson_notes', 'lesson_id, passage', `'the-alarm', 'p1'`],
  plan: ['safety_plans', 'parts', `'{"self": {"text": "Caminar"}}'`],
};

describe('what finds a stone', () => {
  it.each(Object.entries(WAYS))(
    '%s is found by one row, once',
    async (stone, [table, columns, values]) => {
      const me = await person();
      expect(await names(me)).toEqual([]);
      await insert(table, columns, values, me);
      const found = await look(me);
      expect(found.map((row) => row.stone)).toContain(stone);
      expect(await look(me)).toEqual(found);
    },
  );

  it('is said of each of the forty, and of no other', async () => {
    const byOtherRows = ['said-no', 'back'];
    expect(new Set([...Object.keys(WAYS), ...byOtherRows])).toEqual(
      new Set(STONES.map(({ id }) => id)),
    );
    const { rows } = await db.pools.owner.query<{ source: string }>(
      `select prosrc as source from pg_proc where proname = 'stones_of'`,
    );
    const source = rows[0]?.source ?? '';
    for (const { id } of STONES) expect(source).toContain(`'${id}'`);
  });

  it('is a no that the companion heard, not every message', async () => {
    const me = await person();
    const talk = randomUUID();
    await insert('conversations', 'id', `'${talk}'`, me);
    const say = (refused: string) =>
      insert(
        'messages',
        'conversation_id, role, content, state',
        `'${talk}', 'person', 'No es eso', '{"refused": ${refused}}'`,
        me,
      );
    await say('[]');
    expect(await names(me)).toEqual(['told']);
    await say('["breathing"]');
    expect(new Set(await names(me))).toEqual(new Set(['told', 'said-no']));
  });

  it('is a day of rest once it has come, also without a rest of the body', async () => {
    const me = await person();
    const rest = (day: string) => insert('rest_days', 'day', day, me);
    await rest('current_date + 5');
    expect(await names(me)).toEqual([]);
    await rest(`'2026-05-02'`);
    const [found, ...others] = await look(me);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ stone: 'rest', found_at: new Date('2026-05-02T18:00:00Z') });
  });

  it('is found on the day on which it is taken, never later than now', async () => {
    const me = await person();
    await insert('rest_days', 'day', `private.day_of(now(), private.zone_of('${me}'))`, me);
    const [found] = await look(me);
    expect(found?.stone).toBe('rest');
    expect(found?.found_at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('counts from the first of the ways in which it was found', async () => {
    const me = await person();
    const columns = 'tool_id, chosen_minutes, duration_seconds, finished_at';
    await insert('tool_results', columns, `'body-scan', 3, 60, '2026-06-01T12:00:00Z'`, me);
    await insert('rest_days', 'day', `'2026-05-02'`, me);
    expect(await look(me)).toMatchObject([
      { stone: 'rest', found_at: new Date('2026-05-02T18:00:00Z') },
    ]);
  });

  it('is coming back after two weeks, not after one', async () => {
    const me = await person();
    const visit = (daysAgo: number) =>
      insert(
        'user_tokens',
        'token_type, amount, description, created_at',
        `'activity_reward', 1, 'daily_login', now() - interval '${daysAgo} days'`,
        me,
      );
    await visit(40);
    await visit(33);
    expect(await names(me)).toEqual([]);
    await visit(3);
    expect(await names(me)).toEqual(['back']);
  });

  it('is no plan without words, no seal that was never closed, no trial that still runs', async () => {
    const me = await person();
    await insert('safety_plans', 'parts', `'{"self": {"text": " "}}'`, me);
    await insert(
      'mood_experiments',
      'factor, question, arms, starts_on',
      `'outdoors', 'mood', '1010101', current_date - 3`,
      me,
    );
    await insert(
      'mood_experiments',
      'factor, question, arms, starts_on, stopped_on',
      `'music', 'mood', '1010101', '2026-01-01', '2026-01-03'`,
      me,
    );
    expect(await names(me)).toEqual([]);
  });
});

describe('what was found', () => {
  it('stays when the row behind it is deleted, with its date', async () => {
    const me = await person();
    await insert('keepsakes', 'title, lines, kept_at', `'Uno', '{Hola}', '2026-03-01'`, me);
    const before = await look(me);
    await db.pools.owner.query('delete from public.keepsakes where user_id = $1', [me]);
    expect(await look(me)).toEqual(before);
    expect(before[0]?.found_at).toEqual(new Date('2026-03-01'));
  });

  it('is new until it was seen', async () => {
    const me = await person();
    await insert('diary_entries', 'body', `'Hola'`, me);
    expect(await look(me)).toMatchObject([{ stone: 'page', seen_at: null }]);
    await db.commitAsUser(me, (client) =>
      client.query('update public.found_stones set seen_at = now()'),
    );
    expect((await look(me))[0]?.seen_at).not.toBeNull();
  });

  it('is the person’s own, once also when two devices look at once', async () => {
    const [me, other] = [await person(), await person()];
    await insert('diary_entries', 'body', `'Hola'`, me);
    await Promise.all([look(me), look(me), look(me)]);
    expect(await names(me)).toEqual(['page']);
    expect(await names(other)).toEqual([]);
  });

  it('is told to nobody without consent or session', async () => {
    const newcomer = await db.createUser();
    await expect(look(newcomer.id)).rejects.toMatchObject({ code: '42501' });
    await expect(
      db.asUser(null, (client) => client.query('select * from public.my_stones()')),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
