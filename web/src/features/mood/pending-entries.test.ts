import { describe, expect, it } from 'vitest';
import type { OutboxItem } from '#web/data/outbox/outbox-store.ts';
import type { MoodChange } from './mood-change.ts';
import type { MoodEntry } from './mood-entry.ts';
import { withPending } from './pending-entries.ts';

const entry = (id: string, note: string | null = null): MoodEntry => ({
  id,
  emotion: 'alivio',
  intensity: 3,
  note,
  occurredAt: `2026-03-0${id}T08:00:00Z`,
});

const item = (change: MoodChange, rejected?: string): OutboxItem => ({
  key: change.type,
  kind: `mood.${change.type}`,
  owner: 'ana',
  payload: change,
  ...(rejected !== undefined && { rejected }),
});

describe('what a person sees', () => {
  it('is what the server has when nothing waits', () => {
    expect(withPending([entry('1')], [])).toMatchObject([{ ...entry('1'), delivery: 'sent' }]);
  });

  it('shows at once what still waits, and says so', () => {
    const seen = withPending(
      [entry('1')],
      [item({ type: 'save', entry: entry('2') }), item({ type: 'note', id: '2', note: 'río' })],
    );
    expect(seen).toMatchObject([
      { ...entry('2', 'río'), delivery: 'waiting' },
      { ...entry('1'), delivery: 'sent' },
    ]);
  });

  it('keeps what was refused in sight, and brings back what could not be deleted', () => {
    const seen = withPending(
      [entry('1')],
      [
        item({ type: 'save', entry: entry('2') }, '23514'),
        item({ type: 'delete', id: '1' }, '23514'),
      ],
    );
    expect(seen.map(({ id, delivery, refusedKey }) => [id, delivery, refusedKey])).toEqual([
      ['2', 'refused', 'save'],
      ['1', 'sent', null],
    ]);
  });
});
