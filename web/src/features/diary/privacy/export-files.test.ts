import { describe, expect, it } from 'vitest';
import { planImport } from '#domain/imports/plan-import.ts';
import { readImport } from '#domain/imports/read-import.ts';
import { EMOTION_IDS, type EmotionId } from '#domain/mood/emotions.ts';
import { asCsv, asJson, asMarkdown } from './export-files.ts';

const NAMES = Object.fromEntries(EMOTION_IDS.map((id) => [id, id.toUpperCase()])) as Record<
  EmotionId,
  string
>;
const ENTRIES = [
  {
    id: '0198b7a0-0000-7000-8000-00000000000b',
    occurredAt: '2026-03-02T10:00:00Z',
    title: '',
    body: '=SUMA(1)',
    emotion: null,
    tags: [],
  },
  {
    id: '0198b7a0-0000-7000-8000-00000000000a',
    occurredAt: '2026-03-01T10:00:00Z',
    title: 'Río, "mío"',
    body: 'Uno\nDos',
    emotion: 'calma' as const,
    tags: ['mi hermana'],
  },
];

describe('a diary taken along', () => {
  it('is whole as JSON', () => {
    expect(JSON.parse(asJson(ENTRIES))).toEqual({
      format: 'remanso-diary',
      version: 1,
      entries: ENTRIES,
    });
  });

  it('reads from the oldest page on as Markdown', () => {
    const text = asMarkdown(ENTRIES, NAMES);
    expect(text.indexOf('Río')).toBeLessThan(text.indexOf('=SUMA'));
    expect(text).toContain('CALMA · #mi-hermana');
  });

  it('is a table that computes nothing as CSV', () => {
    const [, first, ...rest] = asCsv(ENTRIES, NAMES).split('\r\n');
    expect(first).toBe(`2026-03-02T10:00:00Z,,'=SUMA(1),,,${ENTRIES[0]?.id}`);
    expect(rest.join('\r\n')).toBe(
      `2026-03-01T10:00:00Z,"Río, ""mío""","Uno\nDos",CALMA,mi hermana,${ENTRIES[1]?.id}\r\n`,
    );
  });
});

it('comes back from its files as it went', () => {
  for (const text of [asJson(ENTRIES), asCsv(ENTRIES, NAMES)]) {
    const reading = readImport(new TextEncoder().encode(text), new Date(2026, 10, 28));
    if ('problem' in reading) throw new Error(reading.problem);
    const choices = { feelings: {}, moods: true, pages: true };
    const { moods, pages } = planImport(reading.read.records, choices);
    expect(moods).toEqual([]);
    expect(pages).toMatchObject(
      ENTRIES.map(({ id, occurredAt, title, body, emotion, tags }) => ({
        id,
        occurredAt: new Date(occurredAt).toISOString(),
        title,
        body,
        emotion,
        tags,
      })),
    );
  }
});

it('comes back from a table of before, which had no ids', () => {
  const text = 'fecha,título,texto,emoción,etiquetas\n2026-03-01T10:00:00Z,Río,Uno,CALMA,agua\n';
  const reading = readImport(new TextEncoder().encode(text), new Date(2026, 10, 28));
  expect(reading).toMatchObject({
    read: { source: 'remanso-diary', records: [{ id: null, title: 'Río', tags: ['agua'] }] },
  });
});
