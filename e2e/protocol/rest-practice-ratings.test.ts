import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RestServer, startRestServer } from './rest-server.ts';

let rest: RestServer;
beforeAll(async () => {
  rest = await startRestServer();
});
afterAll(() => rest.stop());

it('serves the ledger of what helps as a view, to its person only', async () => {
  const [ana, leo] = [await rest.db.createUser(), await rest.db.createUser()];
  for (const person of [ana, leo]) {
    await rest.db.giveConsent(person.id);
    const tool = await rest.as(person).rpc('finish_tool', {
      p_id: crypto.randomUUID(),
      p_tool_id: 'rain',
      p_chosen_minutes: 5,
      p_duration_seconds: 290,
      p_rating_before: 7,
      p_rating_after: 4,
    });
    expect(tool).toMatchObject({ error: null, data: { stored: true } });
  }
  const game = { p_id: crypto.randomUUID(), p_game_id: 'breathing', p_level: 1 };
  await rest.as(ana).rpc('finish_game', { ...game, p_duration_seconds: 60 });

  const { data, error } = await rest
    .as(ana)
    .from('practice_ratings')
    .select('user_id,practice_kind,practice_id,rating_before,rating_after')
    .order('finished_at', { ascending: false })
    .order('id', { ascending: false });
  expect(error).toBeNull();
  const none = { rating_before: null, rating_after: null };
  expect(data).toEqual([
    { user_id: ana.id, practice_kind: 'game', practice_id: 'breathing', ...none },
    {
      user_id: ana.id,
      practice_kind: 'tool',
      practice_id: 'rain',
      rating_before: 7,
      rating_after: 4,
    },
  ]);
  const visitor = await rest.as(null).from('practice_ratings').select('id');
  expect(visitor.error).toMatchObject({ code: '42501' });
});
