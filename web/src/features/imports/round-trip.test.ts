import { describe, expect, it } from 'vitest';
import { planImport } from '#domain/imports/plan-import.ts';
import { readImport } from '#domain/imports/read-import.ts';
import { EMOTION_IDS, type EmotionId } from '#domain/mood/emotions.ts';
import type { ExportedMood } from './api/list-moods.ts';
import { moodsAsCsv, moodsAsJson } from './choose/mood-files.ts';
import { rowsOf } from './import-rows.ts';
import { stableId } from './stable-id.ts';

const NAMES = Object.fromEntries(
  EMOTION_IDS.map((id) => [id, id[0]!.toUpperCase() + id.slice(1)]),
) as Record<EmotionId, string>;
NAMES.alegria = 'Alegría';

const MOODS: ExportedMood[] = [
  {
    id: '0198b7a0-0000-7000-8000-000000000001',
    occurredAt: '2026-03-02T10:00:00.000Z',
    emotion: 'alegria',
    intensity: 4,
    mixed: true,
    words: ['euforia'],
    ownWords: ['como de río', '=suma'],
    note: '=1+1, "entre comillas"\ny otra línea 🌊',
  },
  {
    id: '0198b7a0-0000-7000-8000-000000000002',
    occurredAt: '2026-03-01T10:00:00.000Z',
    emotion: 'miedo',
    intensity: 1,
    mixed: false,
    words: [],
    ownWords: [],
    note: null,
  },
];
const CHOICES = { feelings: {}, moods: true, pages: true };
const NONE = { moods: new Set<string>(), pages: new Set<string>() };

function planOf(text: string, choices = CHOICES) {
  const reading = readImport(new TextEncoder().encode(text), new Date(2026, 10, 28));
  if ('problem' in reading) throw new Error(reading.problem);
  expect(reading.read.problems).toEqual([]);
  return planImport(reading.read.records, choices);
}

describe('our own files', () => {
  // A note is kept with its mood; it becomes no page.
  const withNotes = { ...CHOICES, pages: false };

  it.each([
    ['JSON', moodsAsJson(MOODS)],
    ['CSV', moodsAsCsv(MOODS, NAMES)],
  ])('come back as they went, from %s', (_, text) => {
    const { moods } = planOf(text, withNotes);
    const asTold = moods.map(({ line: _line, key: _key, id: _id, ...mood }) => mood);
    expect(asTold).toEqual(MOODS.map(({ id: _id, ...mood }) => mood));
  });

  it.each([
    ['JSON', moodsAsJson(MOODS)],
    ['CSV', moodsAsCsv(MOODS, NAMES)],
  ])('change nothing in the account that they come from, and are new in another: %s', (_, text) => {
    const plan = planOf(text, withNotes);
    const held = { ...NONE, moods: new Set(MOODS.map(({ id }) => id)) };
    expect(rowsOf(plan, 'ana', held)).toMatchObject({ moods: [], held: 2 });
    const there = rowsOf(plan, 'leo', NONE).moods.map(({ id }) => id);
    expect(there).toHaveLength(2);
    expect(there).not.toContain(MOODS[0]!.id);
  });
});

it('an import has ids of its own for each person, the same each time', () => {
  const id = stableId('ana', 'daylio mood 2021-09-28T22:00:00.000Z 1');
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(stableId('ana', 'daylio mood 2021-09-28T22:00:00.000Z 1')).toBe(id);
  expect(stableId('leo', 'daylio mood 2021-09-28T22:00:00.000Z 1')).not.toBe(id);
});
