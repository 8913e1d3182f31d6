import { randomUUID } from 'node:crypto';
import type { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestUser } from '#server/db/testing.ts';
import { readKeys, writeKeys } from '#web/features/diary/api/keys.ts';
import { sendEntry } from '#web/features/diary/api/send-entry.ts';
import { makeKeys, type MadeKeys } from '#web/features/diary/crypto/diary-keys.ts';
import { open, sealWith } from '#web/features/diary/crypto/seal.ts';
import { type EntryRow, readWords } from '#web/features/diary/diary-entry.ts';
import { sealForDiary } from '#web/features/diary/seal-for-diary.ts';
import { turnDiary } from '#web/features/diary/vault/turn-diary.ts';
import { type RestServer, startRestServer } from './rest-server.ts';

let server: RestServer;
let ana: TestUser;
let made: MadeKeys;
/** Before each request to a table; throws where the network ends. */
let onRequest: (table: string) => void | Promise<void> = () => undefined;

vi.mock('#web/data/backend.ts', () => {
  const backend = async () => {
    await Promise.resolve();
    const client: PostgrestClient = server.as(ana);
    return {
      from(table: string) {
        const watched = client.from(table);
        return new Proxy(watched, {
          get(target, name, receiver) {
            const value: unknown = Reflect.get(target, name, receiver);
            if (name !== 'update' || typeof value !== 'function') return value;
            return (...args: unknown[]) => delayed(Reflect.apply(value, target, args), table);
          },
        });
      },
    };
  };
  /** A query that waits for `onRequest` when it is sent. */
  function delayed(query: object, table: string): object {
    return new Proxy(query, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== 'function') return value;
        if (name === 'then') {
          return (...args: unknown[]) =>
            Promise.resolve(onRequest(table))
              .then(() => target as Promise<unknown>)
              .then(...(args as []));
        }
        return (...args: unknown[]) => {
          const next: unknown = Reflect.apply(value, target, args);
          return typeof next === 'object' && next !== null ? delayed(next, table) : next;
        };
      },
    });
  }
  return { loadBackend: backend, loadBackendOf: backend };
});
// The same function without a thread, and what is known of keys without a device.
vi.mock('#web/features/diary/crypto/passphrase-bytes.ts', () => ({
  passphraseBytes: () => Promise.resolve(new Uint8Array(32)),
}));
vi.mock('#web/features/diary/editor/draft-storage.ts', () => ({ turnDrafts: () => undefined }));
vi.mock('#web/features/diary/photos/photo-store.ts', () => ({ turnPhotos: () => undefined }));
vi.mock('#web/data/session.ts', () => ({
  onSessionChange: () => () => undefined,
  getSessionState: () => ({ status: 'signed-in', user: { id: '' } }),
}));

beforeAll(async () => {
  server = await startRestServer();
  made = await makeKeys('tres ríos lentos');
}, 60_000);
afterAll(() => server.stop());
beforeEach(async () => {
  onRequest = () => undefined;
  ana = await server.db.createUser();
  await server.db.giveConsent(ana.id);
});

const entry = (body: string, fields: Partial<EntryRow> = {}): EntryRow => ({
  id: randomUUID(),
  occurredAt: '2026-03-01T10:00:00+00:00',
  title: '',
  body,
  emotion: null,
  tags: [],
  sealed: null,
  revision: randomUUID(),
  twinOf: null,
  ...fields,
});
const add = (row: EntryRow) => sendEntry({ type: 'add', row }, ana.id);
const edit = (seen: EntryRow, body: string, revision = randomUUID()) => ({
  type: 'edit' as const,
  id: seen.id,
  fields: { title: '', body, emotion: null, tags: [], sealed: null, revision },
  seen,
});

async function stored(table = 'diary_entries') {
  const { rows } = await server.db.pools.owner.query<{
    id: string;
    body: string;
    sealed: string | null;
    twin_of?: string | null;
  }>(`select * from public.${table} where user_id = $1 order by body`, [ana.id]);
  return rows;
}

describe('two devices that change one page', () => {
  it('leave both pages, the second as the twin of the first', async () => {
    const seen = entry('Salimos');
    await add(seen);
    await sendEntry(edit(seen, 'Salimos. Cantamos.'), ana.id);
    await sendEntry(edit(seen, 'Salimos. Llovía.'), ana.id);
    const [first, second] = await stored();
    expect(first).toMatchObject({ id: seen.id, body: 'Salimos. Cantamos.', twin_of: null });
    expect(second).toMatchObject({ body: 'Salimos. Llovía.', twin_of: seen.id });
    expect(await stored()).toHaveLength(2);
  });

  it('leave no third where an answer was lost and all is sent again', async () => {
    const seen = entry('Salimos');
    await add(seen);
    const [one, other] = [edit(seen, 'Cantamos'), edit(seen, 'Llovía')];
    for (const change of [one, one, other, other, one]) await sendEntry(change, ana.id);
    expect((await stored()).map(({ body }) => body)).toEqual(['Cantamos', 'Llovía']);
  });

  it('go on with the page that each of them has', async () => {
    const seen = entry('Salimos');
    await add(seen);
    const mine = edit(seen, 'Llovía');
    await sendEntry(edit(seen, 'Cantamos'), ana.id);
    await sendEntry(mine, ana.id);
    // The second device still takes its words for the first page.
    const asSeen = { ...seen, ...mine.fields };
    await sendEntry(edit(asSeen, 'Llovía mucho'), ana.id);
    expect((await stored()).map(({ body }) => body)).toEqual(['Cantamos', 'Llovía mucho']);
  });

  it('bring back with new words what the other one deleted', async () => {
    const seen = entry('Salimos');
    await add(seen);
    await sendEntry({ type: 'delete', id: seen.id }, ana.id);
    await sendEntry(edit(seen, 'Salimos y volvimos'), ana.id);
    expect(await stored()).toMatchObject([{ body: 'Salimos y volvimos', twin_of: null }]);
  });
});

const begin = async (phase: 'sealing' | 'sealed') =>
  await writeKeys(ana.id, {
    ...made.sealed,
    phase,
    revision: (await readKeys(ana.id))?.revision ?? null,
  });

const opened = async (sealed: string | null) =>
  readWords(JSON.parse(await open(made.keys, sealed ?? '')))?.body;

describe('a diary that is sealed', () => {
  it('is sealed to its end after it was broken off in the middle, versions too', async () => {
    const pages = Array.from({ length: 45 }, (_, index) => entry(`Página ${index}`));
    for (const page of pages) await add(page);
    await sendEntry(edit(pages[0]!, 'Página 0, otra vez'), ana.id);
    await begin('sealing');
    let left = 25;
    onRequest = () => {
      left -= 1;
      if (left < 0) throw new TypeError('Failed to fetch');
    };
    await expect(turnDiary(ana.id, made.keys, 'sealed', () => undefined)).rejects.toThrow(
      'Failed to fetch',
    );
    const halfway = (await stored()).filter(({ sealed }) => sealed !== null);
    expect(halfway).toHaveLength(25);

    onRequest = () => undefined;
    const steps: number[] = [];
    const turned = await turnDiary(ana.id, made.keys, 'sealed', ({ done }) => steps.push(done));
    expect(turned).toMatchObject({ done: 21, all: 21, left: 0 });
    expect(steps.at(-1)).toBe(21);
    const rows = [...(await stored()), ...(await stored('diary_versions'))];
    expect(rows.map(({ body }) => body)).toEqual(rows.map(() => ''));
    const words = await Promise.all(rows.map(({ sealed }) => opened(sealed)));
    expect(new Set(words)).toEqual(
      new Set([...pages.map(({ body }) => body), 'Página 0, otra vez']),
    );
  });

  it('leaves nothing open that another device touched while it was being sealed', async () => {
    const page = entry('Página');
    await add(page);
    await begin('sealing');
    let isTouched = false;
    onRequest = async (table) => {
      if (isTouched || table !== 'diary_entries') return;
      isTouched = true;
      await server.db.pools.owner.query(
        `update public.diary_entries set occurred_at = '2026-03-02T10:00:00Z' where id = $1`,
        [page.id],
      );
    };
    const { done } = await turnDiary(ana.id, made.keys, 'sealed', () => undefined);
    expect(done).toBe(1);
    const [row] = await stored();
    expect(row?.body).toBe('');
    expect(await opened(row?.sealed ?? null)).toBe('Página');
  });

  it('is opened again, and says what another key holds', async () => {
    await add(entry('Uno'));
    const keys = await begin('sealing');
    await turnDiary(ana.id, made.keys, 'sealed', () => undefined);
    const other = await makeKeys('otra');
    const strange = {
      ...entry(''),
      sealed: await sealWith(other.keys.data, '{}'),
    };
    await add(strange);
    await writeKeys(ana.id, { ...keys, phase: 'opening' });
    const turned = await turnDiary(ana.id, made.keys, 'open', () => undefined);
    expect(turned).toMatchObject({ done: 1, left: 1 });
    expect(await stored()).toMatchObject([
      { id: strange.id, sealed: strange.sealed },
      { body: 'Uno', sealed: null },
    ]);
    await writeKeys(ana.id, { ...(await readKeys(ana.id))!, phase: 'off' });
    await add(entry('Ya sin llave'));
    expect((await stored()).map(({ body }) => body)).toEqual(['', 'Uno', 'Ya sin llave']);
    expect(await sealForDiary(ana.id)).toBeNull();
  });

  it('takes words from a device that has not heard of the seal only sealed', async () => {
    const seen = entry('Antes');
    await add(seen);
    await begin('sealing');
    await turnDiary(ana.id, made.keys, 'sealed', () => undefined);
    await add(entry('Nuevo'));
    await sendEntry(edit(seen, 'Antes, cambiado'), ana.id);
    const rows = await stored();
    expect(rows.map(({ body }) => body)).toEqual(rows.map(() => ''));
    const words = await Promise.all(rows.map(({ sealed }) => opened(sealed)));
    expect(new Set(words)).toEqual(new Set(['Antes, cambiado', 'Nuevo']));
  });

  it('keeps a page beside the other one sealed, also where only its place was changed', async () => {
    const seen = entry('Antes', { revision: randomUUID() });
    await add(seen);
    await sendEntry(edit(seen, 'Antes, en el otro'), ana.id);
    await begin('sealing');
    await turnDiary(ana.id, made.keys, 'sealed', () => undefined);
    const fields = { twinOf: null, revision: randomUUID() };
    await sendEntry({ type: 'edit', id: seen.id, fields, seen }, ana.id);
    const rows = await stored();
    expect(rows.map(({ body }) => body)).toEqual(['', '']);
  });

  it('lets only one of two devices change its keys', async () => {
    const keys = await begin('sealed');
    await writeKeys(ana.id, { ...keys, phase: 'opening' });
    await expect(writeKeys(ana.id, { ...keys, phase: 'opening' })).rejects.toMatchObject({
      code: 'changed',
    });
  });
});
