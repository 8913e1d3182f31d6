import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, type TestUser } from '#server/db/testing.ts';
import { ask } from './ask.ts';
import { describePolicies, insertRow } from './policy-matrix.ts';

describePolicies({
  table: 'public.companion_memories',
  row: async () => ({ fact: `Vive con una gata que se llama Luna ${randomUUID()}.` }),
  insert: true,
  delete: true,
});

describe('a conversation that branches, and looking for what was said', () => {
  let db: TestDatabase;
  let ana: TestUser;
  let luz: TestUser;
  beforeAll(async () => {
    db = await createTestDatabase();
    [ana, luz] = [await db.createUser(), await db.createUser()];
    for (const { id } of [ana, luz]) await db.giveConsent(id);
  });
  afterAll(() => db.drop());

  /** Writes a talk and gives back its id and the ids of its messages. */
  const talk = (person: TestUser, ...said: string[]) =>
    db.commitAsUser(person.id, async (client) => {
      const id = randomUUID();
      await insertRow(client, 'public.conversations', { id, title: 'La mudanza' });
      const ids: string[] = [];
      for (const [index, content] of said.entries()) {
        const role = index % 2 === 0 ? 'person' : 'companion';
        const row = { id: randomUUID(), conversation_id: id, role, content };
        const answers = role === 'companion' ? { reply_to: ids.at(-1) } : {};
        await insertRow(client, 'public.messages', { ...row, ...answers });
        ids.push(row.id);
      }
      return { id, ids };
    });
  const branch = (person: TestUser, messageId: string | undefined) =>
    db.commitAsUser(person.id, (client) =>
      ask<string>(client, 'select public.branch_conversation($1)', [messageId]),
    );
  const search = (person: TestUser, query: string) =>
    db.asUser(person.id, async (client) => {
      const { rows } = await client.query('select * from public.search_messages($1)', [query]);
      return rows;
    });

  it('copies what stands before the message, answers included, and leaves the first talk alone', async () => {
    const { id, ids } = await talk(ana, 'Hola', 'Hola, te leo.', 'Estoy triste', 'Te escucho.');
    const copy = await branch(ana, ids[2]);
    const messages = await db.asUser(ana.id, async (client) => {
      const { rows } = await client.query(
        `select m.content, asked.content as asked from public.messages m
           left join public.messages asked on asked.id = m.reply_to
          where m.conversation_id = $1 order by m.created_at`,
        [copy],
      );
      return rows;
    });
    expect(messages).toEqual([
      { content: 'Hola', asked: null },
      { content: 'Hola, te leo.', asked: 'Hola' },
    ]);
    const from = await db.asUser(ana.id, (client) =>
      ask<string>(client, 'select branched_from from public.conversations where id = $1', [copy]),
    );
    expect(from).toBe(id);
    const left = await db.asUser(ana.id, (client) =>
      ask<string>(client, 'select count(*) from public.messages where conversation_id = $1', [id]),
    );
    expect(left).toBe('4');
  });

  it('copies whether danger was asked about', async () => {
    const { id, ids } = await talk(ana, 'Hola', 'Hola, te leo.', 'Estoy triste');
    const shown = { safety_level: 'risk', safety_asked: false };
    await db.commitAsUser(ana.id, async (client) => {
      for (const [table, row] of [
        ['conversations', id],
        ['messages', ids[0]],
      ]) {
        await client.query(
          `update public.${table} set safety_level = 'risk', safety_asked = false where id = $1`,
          [row],
        );
      }
    });
    const copy = await branch(ana, ids[2]);
    const rows = await db.asUser(ana.id, async (client) => {
      const found = await client.query(
        `select c.safety_level, c.safety_asked from public.conversations c where c.id = $1
         union all select m.safety_level, m.safety_asked from public.messages m
          where m.conversation_id = $1 and m.safety_level = 'risk'`,
        [copy],
      );
      return found.rows;
    });
    expect(rows).toEqual([shown, shown]);
  });

  it('lets nobody else change whether danger was asked about', async () => {
    const { id, ids } = await talk(ana, 'Hola');
    for (const [table, row] of [
      ['conversations', id],
      ['messages', ids[0]],
    ]) {
      const { rowCount } = await db.commitAsUser(luz.id, (client) =>
        client.query(`update public.${table} set safety_asked = false where id = $1`, [row]),
      );
      expect(rowCount).toBe(0);
    }
  });

  it('copies where the talk stood, which nobody else reads or changes', async () => {
    const { id, ids } = await talk(ana, 'Hola', 'Hola, te leo.', 'Estoy triste');
    const state = { v: 1, turns: 1 };
    const change = (person: TestUser, value: unknown) =>
      db.commitAsUser(person.id, (client) =>
        client.query('update public.messages set state = $2 where id = $1', [
          ids[0],
          JSON.stringify(value),
        ]),
      );
    expect((await change(ana, state)).rowCount).toBe(1);
    expect((await change(luz, {})).rowCount).toBe(0);
    const copy = await branch(ana, ids[2]);
    const states = (person: TestUser, talkId: string) =>
      db.asUser(person.id, async (client) => {
        const { rows } = await client.query<{ state: unknown }>(
          'select state from public.messages where conversation_id = $1 order by created_at',
          [talkId],
        );
        return rows.map((row) => row.state);
      });
    expect(await states(ana, copy)).toEqual([state, null]);
    expect(await states(ana, id)).toEqual([state, null, null]);
    expect(await states(luz, id)).toEqual([]);
    await expect(change(ana, [1])).rejects.toThrow('messages_state_check');
    await expect(change(ana, { said: 'a'.repeat(16_384) })).rejects.toThrow('messages_state_check');
  });

  it('branches nothing of somebody else, nor from an answer', async () => {
    const { ids } = await talk(ana, 'Hola', 'Hola, te leo.');
    const refused = /conversation_not_found/;
    await expect(branch(luz, ids[0])).rejects.toThrow(refused);
    await expect(branch(ana, ids[1])).rejects.toThrow(refused);
    await expect(branch(ana, randomUUID())).rejects.toThrow(refused);
  });

  it('finds words without accents, in other forms and half written, only one’s own', async () => {
    await talk(ana, 'Extraño muchísimo a mi abuela cuando canta canciones');
    for (const query of ['cancion', 'CANCIÓN', 'extran', 'abuela cantar', 'abue']) {
      expect(await search(ana, query)).toMatchObject([
        { title: 'La mudanza', role: 'person', excerpt: expect.stringContaining('Extraño') },
      ]);
    }
    expect((await search(ana, 'abuel'))[0].excerpt).toContain('mi ⟦abuela⟧ cuando');
    expect(await search(luz, 'abuela')).toEqual([]);
  });

  it('finds a word however much of it is typed, with or without its accents', async () => {
    await talk(ana, 'Vengo caminando de la reunión y comía churros con Íñigo');
    for (const query of [
      'camin',
      'caminand',
      'caminando',
      'comia',
      'COMÍA',
      'reunion',
      'inig',
      'camin a',
    ]) {
      expect(await search(ana, query)).toMatchObject([
        { excerpt: expect.stringContaining('churros') },
      ]);
    }
    expect((await search(ana, 'caminand'))[0].excerpt).toContain('⟦caminando⟧');
  });

  it('finds all that somebody else says too, and only one’s own', async () => {
    await talk(ana, 'Un flamenco en la laguna');
    await talk(luz, 'Otro flamenco, y un flamenco más');
    expect(await search(ana, 'flamenco')).toHaveLength(1);
    for (const query of [`flamenco ${ana.id}`, `${ana.id.slice(-8)}laguna`]) {
      expect(await search(luz, query)).toEqual([]);
    }
  });

  it('stores, and finds, a word as long as an index takes', async () => {
    // 2,042 bytes, of the 2,046 that a lexeme may have.
    const word = `jajaja${'ü'.repeat(1018)}`;
    await talk(ana, word);
    expect(await search(ana, 'jajajau')).toHaveLength(1);
    expect(await search(ana, word)).toHaveLength(1);
  });

  it('finds nothing for a visitor, nor without the consent', async () => {
    const mia = await db.createUser();
    await db.giveConsent(mia.id);
    await talk(mia, 'Un pelícano');
    expect(await search(mia, 'pelicano')).toHaveLength(1);
    await db.commitAsUser(mia.id, (client) => client.query('select public.revoke_legal_consent()'));
    expect(await search(mia, 'pelicano')).toEqual([]);
    await expect(
      db.asUser(null, (client) => client.query(`select public.search_messages('pelicano')`)),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('finds rare words behind many others, page by page, and what is not kept never', async () => {
    const mia = await db.createUser();
    await db.giveConsent(mia.id);
    const { id } = await talk(mia, 'Hola');
    // More than the search looks through before it asks the index.
    await db.pools.owner.query(
      `insert into public.messages (conversation_id, user_id, role, content, status, created_at)
       select $1, $2, 'person', case when n % 700 = 0 then n || ' veces una ballena' else 'hola' end,
              case when n = 1400 then 'unsaved' else 'complete' end, now() - n * interval '8 hours'
         from generate_series(1, 5000) n`,
      [id, mia.id],
    );
    const page = (limit: number, before: unknown[] = [null, null]) =>
      db.asUser(mia.id, async (client) => {
        const { rows } = await client.query(
          `select content, said_at, message_id
             from public.search_messages('ballenas', $1, $2, $3)
             join public.messages on id = message_id order by said_at desc`,
          [limit, ...before],
        );
        return rows;
      });
    const numbers = (rows: { content: string }[]) =>
      rows.map(({ content }) => Number.parseInt(content, 10));
    expect(numbers(await page(30))).toEqual([700, 2100, 2800, 3500, 4200, 4900]);
    const first = await page(2);
    expect(numbers(first)).toEqual([700, 2100]);
    const next = await page(2, [first[1].said_at, first[1].message_id]);
    expect(numbers(next)).toEqual([2800, 3500]);
  });

  it('answers nothing to what is no word', async () => {
    for (const query of ['', '  ', "'", "a' | !b <-> (", '\\', ':*', '🙂', 'zzzz']) {
      expect(await search(ana, query)).toEqual([]);
    }
  });
});
