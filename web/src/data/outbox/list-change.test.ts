import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRecord } from '#web/lib/is-record.ts';
import { applyChange, type ListChange, readChange } from './list-change.ts';
import type { OutboxItem } from './outbox-items.ts';
import { withWaiting } from './with-waiting.ts';

interface Note {
  id: string;
  text: string;
  day: number;
}

const rules = {
  schema(value: unknown): Note | null {
    if (!isRecord(value)) return null;
    const { id, text, day } = value;
    const whole = typeof id === 'string' && typeof text === 'string' && typeof day === 'number';
    return whole ? { id, text, day } : null;
  },
  order: (one: Note, other: Note) => other.day - one.day,
};
const read = (payload: unknown) => readChange(payload, rules);
const after = (rows: readonly Note[], change: ListChange<Note>) => applyChange(rows, change, rules);
const note = (id: string, day: number, text = ''): Note => ({ id, text, day });

const rows = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    text: fc.string(),
    day: fc.integer({ min: 1, max: 3 }),
  }),
  { selector: ({ id }) => id },
);
const changes: fc.Arbitrary<ListChange<Note>> = fc.oneof(
  rows.map(([row]) => ({ type: 'add', row: row ?? note('z', 1) }) as const),
  rows.map(([row]) => ({ type: 'save', row: row ?? note('z', 1) }) as const),
  fc.record({
    type: fc.constant('edit' as const),
    id: fc.constantFrom('a', 'b'),
    fields: fc.record({ text: fc.string() }),
  }),
  fc.record({ type: fc.constant('delete' as const), id: fc.constantFrom('a', 'b', 'c') }),
);

describe('a change of a list', () => {
  it('does nothing more when it comes twice', () => {
    fc.assert(
      fc.property(rows, changes, (list, change) => {
        const once = after(list.toSorted(rules.order), change);
        expect(new Set(after(once, change))).toEqual(new Set(once));
      }),
    );
  });

  it('keeps every id once', () => {
    fc.assert(
      fc.property(rows, fc.array(changes), (list, many) => {
        const ids = many.reduce<readonly Note[]>(after, list).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('puts a row that comes back to where it was', () => {
    const list = [note('c', 3), note('b', 2), note('a', 1)];
    const without = after(list, { type: 'delete', id: 'b' });
    expect(after(without, { type: 'add', row: note('b', 2) })).toEqual(list);
  });

  it('adds nothing over what is there, saves all of it, edits a part of it', () => {
    const list = [note('a', 1, 'here')];
    expect(after(list, { type: 'add', row: note('a', 2, 'new') })).toEqual(list);
    expect(after(list, { type: 'save', row: note('a', 2, 'new') })).toEqual([note('a', 2, 'new')]);
    const edit = { type: 'edit', id: 'a', fields: { text: 'new' } } as const;
    expect(after(list, edit)).toEqual([note('a', 1, 'new')]);
    expect(after([], edit)).toEqual([]);
  });

  it('brings back what was deleted elsewhere while it was being edited', () => {
    const seen = note('a', 1, 'before');
    expect(after([], { type: 'edit', id: 'a', fields: { text: 'new' }, seen })).toEqual([
      note('a', 1, 'new'),
    ]);
  });

  it('is read only when it is whole, and without what does not belong to it', () => {
    const row = note('a', 1);
    expect(read({ type: 'add', row: { ...row, delivery: 'sent' } })).toEqual({ type: 'add', row });
    expect(read({ type: 'save', row: { ...row, day: 'Monday' } })).toBeNull();
    expect(read({ type: 'edit', id: 'a', fields: { day: 'Monday' }, seen: row })).toBeNull();
    expect(read({ type: 'edit', id: 'a', fields: { text: 'x' }, seen: {} })).toBeNull();
    expect(read({ type: 'edit', id: 'a', fields: 'x' })).toBeNull();
    expect(read({ type: 'delete' })).toBeNull();
    expect(read({ type: 'move', id: 'a' })).toBeNull();
    expect(read('x')).toBeNull();
  });
});

describe('what a person sees', () => {
  const item = (payload: ListChange<Note>, rejected?: string): OutboxItem => ({
    id: payload.type,
    key: payload.type,
    kind: 'note',
    owner: 'ana',
    payload,
    ...(rejected !== undefined && { rejected }),
  });
  const seen = (list: readonly Note[], items: OutboxItem[]) =>
    withWaiting({ schema: read, rules }, list, items);

  it('is what the server has when nothing waits', () => {
    expect(seen([note('a', 1)], [])).toEqual([
      { ...note('a', 1), delivery: 'sent', refusedId: null },
    ]);
  });

  it('is at once what still waits, and says so', () => {
    const items = [
      item({ type: 'add', row: note('b', 2) }),
      item({ type: 'edit', id: 'b', fields: { text: 'río' } }),
    ];
    expect(seen([note('a', 1)], items)).toMatchObject([
      { ...note('b', 2, 'río'), delivery: 'waiting' },
      { ...note('a', 1), delivery: 'sent' },
    ]);
  });

  it('keeps what was refused in sight, and brings back what could not be deleted', () => {
    const items = [
      item({ type: 'add', row: note('b', 2) }, '23514'),
      item({ type: 'delete', id: 'a' }, '23514'),
    ];
    const list = seen([note('a', 1)], items);
    expect(list.map(({ id, delivery, refusedId }) => [id, delivery, refusedId])).toEqual([
      ['b', 'refused', 'add'],
      ['a', 'sent', null],
    ]);
  });

  it('does not mind what nobody can read', () => {
    const broken = { ...item({ type: 'delete', id: 'a' }), payload: { type: 'delete' } };
    expect(seen([note('a', 1)], [broken])).toHaveLength(1);
  });
});
