import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '#server/db/testing.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

let server: RestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startRestServer();
  user = await server.db.createUser();
});
afterAll(() => server.stop());
const from = (table: string) => server.as(user).from(table);

describe('embedded resources', () => {
  test('one-to-many with a hint, many-to-one by column, one-to-one', async () => {
    const { data, error } = await from('authors')
      .select('name,books!books_author_id_fkey(title,editor:editor_id(name)),author_notes(note)')
      .eq('id', 1)
      .order('id', { referencedTable: 'books' });
    expect(error).toBeNull();
    expect(data).toEqual([
      {
        name: 'Alma',
        books: [
          { title: 'Agua mansa', editor: { name: 'Bruno' } },
          { title: 'Piedras', editor: null },
        ],
        author_notes: { note: 'first' },
      },
    ]);
  });
  test('a table that points at itself, both ways', async () => {
    const { data } = await from('authors')
      .select('name,mentor:mentor_id(name),pupils:authors!mentor_id(name)')
      .in('id', [1, 2])
      .order('id')
      .order('id', { referencedTable: 'pupils' });
    expect(data).toEqual([
      { name: 'Alma', mentor: null, pupils: [{ name: 'Bruno' }, { name: 'Carla' }] },
      { name: 'Bruno', mentor: { name: 'Alma' }, pupils: [] },
    ]);
  });
  test('a table that points at itself, by its name alone: the rows that point here', async () => {
    const { data } = await from('authors')
      .select('name,authors(name),authors_mentor_id_fkey(name)')
      .eq('id', 1)
      .order('id', { referencedTable: 'authors' });
    expect(data).toEqual([
      {
        name: 'Alma',
        authors: [{ name: 'Bruno' }, { name: 'Carla' }],
        authors_mentor_id_fkey: null,
      },
    ]);
  });
  test('by the name of the key from the side that it points at', async () => {
    const { data } = await from('authors')
      .select('name,books_editor_id_fkey(title),author_notes_author_id_fkey(note)')
      .eq('id', 1);
    expect(data).toEqual([
      {
        name: 'Alma',
        books_editor_id_fkey: [{ title: 'Noche, río' }],
        author_notes_author_id_fkey: { note: 'first' },
      },
    ]);
  });
  test('the column that is pointed at as a hint', async () => {
    const { data } = await from('author_notes').select('note,authors!id(name)').eq('author_id', 1);
    expect(data).toEqual([{ note: 'first', authors: { name: 'Alma' } }]);
    const two = await from('books').select('id,authors!id(name)');
    expect(two.error?.code).toBe('PGRST201');
    const none = await from('author_notes').select('note,authors!name(name)');
    expect(none.error?.code).toBe('PGRST200');
  });
  test('filters, order and limit of the embedded rows leave the parents alone', async () => {
    const { data } = await from('authors')
      .select('id,books!author_id(id)')
      .gt('books.pages', 90)
      .order('pages', { referencedTable: 'books', ascending: false })
      .limit(1, { referencedTable: 'books' })
      .order('id');
    expect(data).toEqual([
      { id: 1, books: [{ id: 1 }] },
      { id: 2, books: [{ id: 3 }] },
      { id: 3, books: [] },
    ]);
  });
  test('or on an embedded resource', async () => {
    const { data } = await from('authors')
      .select('id,books!author_id(id)')
      .or('pages.lt.100,title.eq.Nada', { referencedTable: 'books' })
      .eq('id', 1);
    expect(data).toEqual([{ id: 1, books: [{ id: 2 }] }]);
  });
  test('!inner keeps only parents with a match, and counts only them', async () => {
    const { data, count } = await from('authors')
      .select('id,books!author_id!inner(id)', { count: 'exact' })
      .gt('books.pages', 100)
      .order('id');
    expect(data).toEqual([
      { id: 1, books: [{ id: 1 }] },
      { id: 2, books: [{ id: 3 }] },
    ]);
    expect(count).toBe(2);
    const { count: limited } = await from('books')
      .select('id,authors!author_id!inner(name)', { count: 'exact' })
      .eq('authors.name', 'Alma')
      .limit(1);
    expect(limited).toBe(2);
  });
  test('an empty embed only filters', async () => {
    const { data } = await from('authors')
      .select('id,books!author_id!inner()')
      .eq('books.title', 'Piedras');
    expect(data).toEqual([{ id: 1 }]);
  });
  test('count of embedded rows', async () => {
    const { data } = await from('authors').select('id,books!author_id(count)').order('id');
    expect(data).toEqual([
      { id: 1, books: [{ count: 2 }] },
      { id: 2, books: [{ count: 1 }] },
      { id: 3, books: [{ count: 1 }] },
    ]);
  });
  test('present or absent embedded rows as a filter', async () => {
    const without = await from('authors').select('id,author_notes(note)').is('author_notes', null);
    expect(without.data).toEqual([{ id: 3, author_notes: null }]);
    const either = await from('authors')
      .select('id,author_notes()', { count: 'exact' })
      .or('author_notes.not.is.null,id.eq.3')
      .limit(1);
    expect(either.count).toBe(3);
    const bad = await from('authors').select('id,author_notes(note)').eq('author_notes', 'x');
    expect(bad.error?.code).toBe('PGRST120');
  });
  test('order by a column of a to-one resource', async () => {
    const { data } = await from('books')
      .select('id,author:authors!author_id(name)')
      .order('author(name)', { ascending: false })
      .order('id');
    expect(data?.map(({ id }) => Number(id))).toEqual([4, 3, 1, 2]);
    const bad = await from('authors').select('id,books!author_id(id)').order('books(pages)');
    expect(bad.error?.code).toBe('PGRST118');
  });
  test('spread of a to-one resource', async () => {
    const { data } = await from('books')
      .select('id,...authors!author_id(writer:name,...author_notes(note))')
      .order('id')
      .limit(1);
    expect(data).toEqual([{ id: 1, writer: 'Alma', note: 'first' }]);
    const many = await from('authors').select('id,...books!author_id(id)');
    expect(many.error?.code).toBe('PGRST127');
  });
  test('three levels, not four', async () => {
    const three = 'id,books!author_id(id,editor:editor_id(id,author_notes(note)))';
    expect((await from('authors').select(three).eq('id', 1)).error).toBeNull();
    const four =
      'id,books!author_id(id,editor:editor_id(id,mentor:mentor_id(id,author_notes(note))))';
    const { error, status } = await from('authors').select(four);
    expect([status, error?.code]).toEqual([400, 'PGRST100']);
  });
  test('no relationship, too many relationships, not embedded', async () => {
    const none = await from('books').select('id,author_notes(note)');
    expect([none.status, none.error?.code]).toEqual([400, 'PGRST200']);
    expect(none.error?.message).toBe(
      "Could not find a relationship between 'books' and 'author_notes' in the schema cache",
    );
    const two = await from('authors').select('id,books(id)');
    expect([two.status, two.error?.code]).toEqual([300, 'PGRST201']);
    expect(two.error?.hint).toContain(`'books!books_author_id_fkey'`);
    const missing = await from('books').select('id').eq('authors.name', 'x');
    expect([missing.status, missing.error?.code]).toEqual([400, 'PGRST108']);
  });
  test('a composite foreign key of our own: messages of a conversation', async () => {
    await server.db.giveConsent(user.id);
    const { data: conversation } = await from('conversations')
      .insert({ title: 'Hola' })
      .select('id')
      .single();
    await from('messages').insert({
      conversation_id: conversation?.id,
      role: 'person',
      content: 'hola',
    });
    const { data, error } = await from('conversations').select('title,messages(content)');
    expect(error).toBeNull();
    expect(data).toEqual([{ title: 'Hola', messages: [{ content: 'hola' }] }]);
  });
});
