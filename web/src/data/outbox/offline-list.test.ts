// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isRecord } from '#web/lib/is-record.ts';
import { DataError } from '../data-error.ts';
import { queryClient } from '../query-client.ts';
import { offlineList } from './offline-list.ts';
import { itemsOf, outbox } from './the-outbox.ts';
import { toTable } from './to-table.ts';

interface Contact {
  id: string;
  name: string;
  closeness: string;
  angle: number;
  goodFor: readonly string[];
}

/** The table of the account, which another device writes as well. */
let table: Map<unknown, Record<string, unknown>>;
let lost = 0;

/** As much of the Data API's client as is used, over that table. */
const from = () => ({
  async upsert(row: Record<string, unknown>) {
    if (!table.has(row['id'])) table.set(row['id'], row);
    return answer(null);
  },
  update: (fields: object) => ({
    eq: (_column: string, id: string) => ({
      async select() {
        const row = table.get(id);
        if (row) table.set(id, { ...row, ...fields });
        return answer(row ? [{ id }] : []);
      },
    }),
  }),
  delete: () => ({
    async eq(_column: string, id: string) {
      table.delete(id);
      return answer(null);
    },
  }),
});

/** Arrived, but perhaps nobody here hears of it. */
function answer(data: unknown) {
  if (lost > 0) {
    lost -= 1;
    throw new DataError('network', 'no answer', 0);
  }
  return { data, error: null, status: 200 };
}
vi.mock('../backend.ts', () => ({ loadBackendOf: () => Promise.resolve({ from }) }));

const contacts = offlineList<Contact>({
  kind: 'test-contact',
  schema(value) {
    if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['name'] !== 'string') {
      return null;
    }
    return { id: value['id'], name: value['name'], closeness: 'far', angle: 0, goodFor: ['laugh'] };
  },
  order: (one, other) => one.name.localeCompare(other.name),
  queries: (owner) => ['test-contacts', owner],
  send: toTable('support_contacts'),
  inWords: String,
  older: (payload) =>
    isRecord(payload) && typeof payload['gone'] === 'string'
      ? { type: 'delete', id: payload['gone'] }
      : null,
});

const person = (name: string): Contact => ({
  id: name,
  name,
  closeness: 'far',
  angle: 0,
  goodFor: ['laugh'],
});
const marta = person('Marta');
const sent = () => outbox.flush('ana');
const names = () => [...table.values()].map(({ name }) => name);
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  vi.restoreAllMocks();
  table = new Map();
  lost = 0;
});

describe('a list that is written offline', () => {
  it('stands in the columns of its table, without what only a screen knows', async () => {
    const listed = { ...marta, delivery: 'sent', refusedId: null };
    contacts.change('ana', { type: 'save', row: listed });
    await sent();
    expect([...table.values()]).toEqual([
      { id: 'Marta', name: 'Marta', closeness: 'far', angle: 0, good_for: ['laugh'] },
    ]);
    // @ts-expect-error -- a contact does not fit into the table of the moods
    toTable<Contact>('mood_entries');
  });

  it('is done once, also when the answer is lost', async () => {
    for (const change of [
      { type: 'add', row: marta },
      { type: 'save', row: person('Marta') },
      { type: 'edit', id: 'Marta', fields: { name: 'Marta G.' }, seen: marta },
    ] as const) {
      lost = 1;
      contacts.change('ana', change);
      await sent();
      expect(itemsOf('test-contact', 'ana')).toHaveLength(1);
      await sent();
      expect(table.size).toBe(1);
    }
    expect(names()).toEqual(['Marta G.']);
    lost = 1;
    contacts.change('ana', { type: 'delete', id: 'Marta' });
    await sent();
    await sent();
    expect(table.size).toBe(0);
    expect(itemsOf('test-contact', 'ana')).toEqual([]);
  });

  it('tells the lists in memory before it leaves the device', async () => {
    const page = (rows: Contact[], next: null | readonly [string, string]) => ({ rows, next });
    queryClient.setQueryData(['test-contacts', 'ana'], [person('Ángel')]);
    queryClient.setQueryData(['test-contacts', 'ana', 'pages'], {
      pages: [page([person('Ángel')], ['x', 'y']), page([person('Zoe')], null)],
      pageParams: [null, ['x', 'y']],
    });
    contacts.change('ana', { type: 'add', row: marta });
    table.set('Zoe', { id: 'Zoe', name: 'Zoe' });
    contacts.change('ana', { type: 'edit', id: 'Zoe', fields: { name: 'Zoé' } });
    await sent();
    const list = queryClient.getQueryData<Contact[]>(['test-contacts', 'ana']);
    expect(list?.map(({ name }) => name)).toEqual(['Ángel', 'Marta']);
    expect(queryClient.getQueryData(['test-contacts', 'ana', 'pages'])).toMatchObject({
      pages: [{ rows: [{ name: 'Ángel' }, { name: 'Marta' }] }, { rows: [{ name: 'Zoé' }] }],
    });
  });

  it('undoes without a word to the server what never left, and with the opposite what may have', async () => {
    table.set('Marta', { id: 'Marta', name: 'Marta' });
    online(false);
    const waiting = contacts.change('ana', { type: 'delete', id: 'Marta' });
    await contacts.undo('ana', waiting, { type: 'add', row: marta });
    expect(itemsOf('test-contact', 'ana')).toEqual([]);

    online(true);
    const gone = contacts.change('ana', { type: 'delete', id: 'Marta' });
    await sent();
    expect(table.size).toBe(0);
    await contacts.undo('ana', gone, { type: 'add', row: marta });
    await sent();
    expect(names()).toEqual(['Marta']);
  });

  it('reads what an older version kept', async () => {
    table.set('Marta', { id: 'Marta' });
    outbox.add('test-contact', 'ana', { gone: 'Marta' });
    await sent();
    expect(table.size).toBe(0);
  });
});

describe('two devices', () => {
  it('leave each other’s fields alone where they edit', async () => {
    table.set('Marta', { id: 'Marta', name: 'Marta', note: 'From the other one' });
    contacts.change('ana', { type: 'edit', id: 'Marta', fields: { name: 'Martita' }, seen: marta });
    await sent();
    expect([...table.values()]).toEqual([
      { id: 'Marta', name: 'Martita', note: 'From the other one' },
    ]);
  });

  it('lose no words where one deleted what the other one wrote', async () => {
    const edit = { type: 'edit', id: 'Marta', fields: { name: 'Martita' }, seen: marta } as const;
    for (const change of [edit, { type: 'save', row: { ...marta, name: 'Martita' } }] as const) {
      table.clear();
      contacts.change('ana', change);
      await sent();
      expect(names()).toEqual(['Martita']);
    }
  });

  it('do not bring back with something new what the other one has changed', async () => {
    table.set('Marta', { id: 'Marta', name: 'Marta, changed there' });
    contacts.change('ana', { type: 'add', row: marta });
    await sent();
    expect(names()).toEqual(['Marta, changed there']);
  });
});
