import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestUser } from '#server/db/testing.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

let server: RestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startRestServer();
  user = await server.db.createUser();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.pools.owner.query(`delete from public.books where id > 4`);
});
const books = () => server.as(user).from('books');

describe('insert', () => {
  test('one row: 201 without a body', async () => {
    const { data, status } = await books().insert({ title: 'Uno', author_id: 1 });
    expect([status, data]).toEqual([201, null]);
    expect((await books().select('pages').eq('title', 'Uno').single()).data).toEqual({
      pages: 100,
    });
  });
  test('returns the row through select, with embedded resources', async () => {
    const { data, status } = await books()
      .insert({ title: 'Dos', author_id: 2, data: { deep: [1] }, tags: ['a b', 'c,"d'] })
      .select('title,tags,deep:data->deep,authors!author_id(name)')
      .single();
    expect(status).toBe(201);
    expect(data).toEqual({
      title: 'Dos',
      tags: ['a b', 'c,"d'],
      deep: [1],
      authors: { name: 'Bruno' },
    });
  });
  test('many rows with the same keys, counted', async () => {
    const rows = Array.from({ length: 300 }, (_, i) => ({ title: `Lote ${i}`, pages: i + 1 }));
    const { status, count } = await books().insert(rows, { count: 'exact' });
    expect([status, count]).toEqual([201, 300]);
  });
  test('missing keys are null, or the default where that is preferred', async () => {
    const rows = [
      { title: 'A', pages: 5 },
      { title: 'B', shelf: 'river' },
    ];
    const strict = await books().insert(rows);
    expect(strict.error?.code).toBe('23502');
    const { data, error } = await books()
      .insert(rows, { defaultToNull: false })
      .select('title,pages,shelf,tags')
      .order('title');
    expect(error).toBeNull();
    expect(data).toEqual([
      { title: 'A', pages: 5, shelf: null, tags: [] },
      { title: 'B', pages: 100, shelf: 'river', tags: [] },
    ]);
    const ragged = await server.fetch('/books', {
      who: user,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(rows),
    });
    expect([ragged.status, ((await ragged.json()) as { code: string }).code]).toEqual([
      400,
      'PGRST102',
    ]);
  });
  test('columns= chooses what is written', async () => {
    const answer = await server.fetch('/books?columns=title&select=title,pages', {
      who: user,
      method: 'POST',
      headers: { 'content-type': 'application/json', Prefer: 'return=representation' },
      body: JSON.stringify([{ title: 'C', pages: 7, other: 1 }, { title: 'D' }]),
    });
    expect(await answer.json()).toEqual([
      { title: 'C', pages: 100 },
      { title: 'D', pages: 100 },
    ]);
  });
  test('numbers keep every digit', async () => {
    const price = '12345678901234567890.0123456789';
    await server.fetch('/books', {
      who: user,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"title":"Caro","price":${price}}`,
    });
    const { data } = await books().select('price::text').eq('title', 'Caro').single();
    expect(data).toEqual({ price });
  });
  test('headers-only tells where the row is', async () => {
    const answer = await server.fetch('/authors', {
      who: user,
      method: 'POST',
      headers: { 'content-type': 'application/json', Prefer: 'return=headers-only' },
      body: JSON.stringify({ id: 50, name: 'Nueva' }),
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe('/authors?id=eq.50');
    expect(await answer.text()).toBe('');
  });
  test('nothing, and a row of defaults', async () => {
    const none = await books().insert([]).select('id');
    expect([none.status, none.data]).toEqual([201, []]);
    const empty = await server.as(user).from('authors').insert({});
    expect(empty.error?.code).toBe('23502');
  });
});

describe('upsert', () => {
  test('merges by primary key, by another key, or leaves what is there', async () => {
    const authors = () => server.as(user).from('authors');
    await authors().insert({ id: 60, name: 'antes' });
    const merged = await authors().upsert({ id: 60, name: 'después' }).select('name');
    expect([merged.status, merged.data]).toEqual([200, [{ name: 'después' }]]);
    const mixed = await authors().upsert([
      { id: 60, name: 'otra vez' },
      { id: 61, name: 'nueva' },
    ]);
    expect(mixed.status).toBe(201);
    const ignored = await authors()
      .upsert({ id: 60, name: 'nunca' }, { ignoreDuplicates: true })
      .select('name');
    expect(ignored.data).toEqual([]);
    expect((await authors().select('name').in('id', [60, 61]).order('id')).data).toEqual([
      { name: 'otra vez' },
      { name: 'nueva' },
    ]);
    await books().insert({ title: 'Clave', pages: 1 });
    const byTitle = await books()
      .upsert({ title: 'Clave', pages: 2 }, { onConflict: 'title' })
      .select('pages');
    expect(byTitle.data).toEqual([{ pages: 2 }]);
    const noKey = await books().upsert({ title: 'x', pages: 2 }, { onConflict: 'pages' });
    expect([noKey.status, noKey.error?.code]).toEqual([400, '42P10']);
  });
  test('works where only some columns may be updated', async () => {
    await server.db.giveConsent(user.id);
    const entry = { id: '01900000-0000-7000-8000-000000000001', emotion: 'calma', intensity: 2 };
    const moods = () => server.as(user).from('mood_entries');
    expect((await moods().upsert(entry)).error).toBeNull();
    const again = await moods()
      .upsert({ ...entry, intensity: 4 })
      .select('intensity')
      .single();
    expect([again.status, again.data]).toEqual([200, { intensity: 4 }]);
  });
});

describe('update and delete', () => {
  test('update: 204, or the changed rows', async () => {
    await books().insert([{ title: 'U1' }, { title: 'U2' }]);
    const silent = await books().update({ pages: 9 }).eq('title', 'U1');
    expect([silent.status, silent.data]).toEqual([204, null]);
    const shown = await books()
      .update({ pages: 11, title: 'U3' }, { count: 'exact' })
      .like('title', 'U%')
      .eq('pages', 9)
      .select('title,pages');
    expect([shown.status, shown.count, shown.data]).toEqual([200, 1, [{ title: 'U3', pages: 11 }]]);
    const none = await books().update({ pages: 1 }).eq('id', 0).select();
    expect([none.status, none.data]).toEqual([200, []]);
    expect((await books().update({}).eq('title', 'U3').select()).data).toEqual([]);
  });
  test('a column can be set to null, and to a value of its type', async () => {
    const { data } = await books()
      .update({ shelf: null, tags: ['x'], data: [1], loan: '[2026-01-01,2026-01-02)' })
      .eq('id', 4)
      .select('shelf,tags,data,loan')
      .single();
    expect(data).toEqual({
      shelf: null,
      tags: ['x'],
      data: [1],
      loan: '[2026-01-01,2026-01-02)',
    });
  });
  test('single on a change that touches several takes it back', async () => {
    await books().insert([{ title: 'S1' }, { title: 'S2' }]);
    const { error, status } = await books()
      .update({ pages: 5 })
      .like('title', 'S%')
      .select()
      .single();
    expect([status, error?.code]).toEqual([406, 'PGRST116']);
    const { data } = await books().select('pages').like('title', 'S%');
    expect(data).toEqual([{ pages: 100 }, { pages: 100 }]);
  });
  test('max-affected takes back what goes too far', async () => {
    await books().insert([{ title: 'M1' }, { title: 'M2' }]);
    const answer = await server.fetch('/books?title=like.M*', {
      who: user,
      method: 'DELETE',
      headers: { Prefer: 'handling=strict, max-affected=1' },
    });
    expect(await answer.json()).toMatchObject({
      code: 'PGRST124',
      details: 'The query affects 2 rows',
    });
    expect((await books().select('id').like('title', 'M%')).data).toHaveLength(2);
  });
  test('delete: 204, or the deleted rows', async () => {
    await books().insert([{ title: 'D1' }, { title: 'D2' }]);
    expect((await books().delete().eq('title', 'D1')).status).toBe(204);
    const shown = await books().delete({ count: 'exact' }).eq('title', 'D2').select('title');
    expect([shown.status, shown.count, shown.data]).toEqual([200, 1, [{ title: 'D2' }]]);
  });
  test('a change of every row has to say so', async () => {
    const update = await books().update({ pages: 1 });
    expect([update.status, update.error?.code]).toEqual([400, '21000']);
    const remove = await books().delete();
    expect(remove.error?.message).toBe('DELETE requires a WHERE clause');
    const limited = await books().delete().gt('id', 0).limit(1);
    expect(limited.error?.code).toBe('PGRST127');
  });
});
