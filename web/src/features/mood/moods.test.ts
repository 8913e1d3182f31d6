import { describe, expect, it } from 'vitest';
import { applyChange } from '#web/data/outbox/list-change.ts';
import type { MoodEntry } from './mood-entry.ts';
import { moods } from './moods.ts';

const at = (id: string, day: number): MoodEntry => ({
  id,
  emotion: 'calma',
  intensity: 2,
  note: null,
  occurredAt: `2026-01-0${day}T10:00:00Z`,
  words: ['sosiego'],
  ownWords: ['como un lago'],
  mixed: false,
});

describe('entries', () => {
  it('stand newest first', () => {
    const list = applyChange(
      [at('c', 3), at('a', 1)],
      { type: 'add', row: at('b', 2) },
      moods.rules,
    );
    expect(list.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('stay where they are among others of the same moment, however it is written', () => {
    const newer = { ...at('b', 2), occurredAt: '2026-01-02T05:00:00-05:00' };
    const list = [at('c', 2), newer, at('a', 2)];
    for (const { id } of list) {
      const edit = { type: 'edit', id, fields: { note: 'río' } } as const;
      const after = applyChange(list, edit, moods.rules);
      expect(after.map((entry) => entry.id)).toEqual(['c', 'b', 'a']);
    }
  });

  it('are read only when they are whole, and as they are', () => {
    const entry = at('a', 1);
    expect(moods.schema({ type: 'add', row: { ...entry, deleted: false } })).toEqual({
      type: 'add',
      row: entry,
    });
    for (const wrong of [{ emotion: 'x' }, { intensity: 9 }, { note: 3 }, { occurredAt: null }]) {
      expect(moods.schema({ type: 'add', row: { ...entry, ...wrong } })).toBeNull();
    }
  });

  it('have no words where a version before there were any kept them', () => {
    const { words: _, ownWords: __, mixed: ___, ...older } = at('a', 1);
    expect(moods.schema({ type: 'add', row: older })).toEqual({
      type: 'add',
      row: { ...older, words: [], ownWords: [], mixed: false },
    });
  });

  it('are read as older versions left them on the device', () => {
    const entry = at('a', 1);
    expect(moods.schema({ type: 'save', entry })).toEqual({ type: 'add', row: entry });
    expect(moods.schema({ type: 'note', id: 'a', note: 'río' })).toEqual({
      type: 'edit',
      id: 'a',
      fields: { note: 'río' },
    });
    expect(moods.schema({ type: 'delete', id: 'a' })).toEqual({ type: 'delete', id: 'a' });
    expect(moods.schema({ type: 'note', id: 'a', note: 3 })).toBeNull();
    expect(moods.schema({ note: 'hola' })).toBeNull();
  });
});
