import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EMOTION_IDS, INTENSITIES, NOTE_MAX_LENGTH, placeOf } from './emotions.ts';

const migration = readFileSync(
  new URL('../../supabase/migrations/20261120000500_mood_entries.sql', import.meta.url),
  'utf8',
);

describe('emotions', () => {
  it('are the ones the database takes', () => {
    const list = /emotion in \(([^)]*)\)/.exec(migration)?.[1] ?? '';
    const inSql = [...list.matchAll(/'(\w+)'/g)].map((match) => match[1]);
    expect(inSql).toHaveLength(EMOTION_IDS.length);
    expect(new Set(inSql)).toEqual(new Set(EMOTION_IDS));
  });

  it('have the intensities and the length of note of the database', () => {
    expect(migration).toContain(`intensity between ${INTENSITIES[0]} and ${INTENSITIES.at(-1)}`);
    expect(migration).toContain(`length(note) <= ${NOTE_MAX_LENGTH}`);
  });

  it('stand three in each quarter of the circle, each with a hue of its own', () => {
    const quarters = EMOTION_IDS.map((id) => {
      const { pleasantness, energy } = placeOf(id);
      expect(Math.hypot(pleasantness, energy)).toBeCloseTo(1);
      return `${Math.sign(pleasantness)} ${Math.sign(energy)}`;
    });
    for (const quarter of new Set(quarters)) {
      expect(quarters.filter((other) => other === quarter)).toHaveLength(3);
    }
    expect(new Set(EMOTION_IDS.map((id) => placeOf(id).hue)).size).toBe(EMOTION_IDS.length);
  });
});
