import { describe, expect, it } from 'vitest';
import { MOMENTS } from '../content/moments/all-moments.ts';
import { HEARD } from '../content/moments/heard.content.ts';
import { understand } from './understand.ts';

const { none = [], ...told } = HEARD;
/** People say it in more ways than any list of cues foresees. */
const LEAST_HEARD = 0.8;

function hears(id: string, text: string): boolean {
  return understand(text).moments.some((one) => one.id === id);
}

describe('what is told on the way', () => {
  it.each(Object.entries(told))('is heard in most of the ways it is said: %s', (id, sentences) => {
    expect(MOMENTS.map((one) => one.id)).toContain(id);
    const heard = sentences.filter((text) => hears(id, text));
    expect(heard.length / sentences.length).toBeGreaterThanOrEqual(LEAST_HEARD);
  });

  it('is not heard in a plain detail', () => {
    expect(none.filter((text) => understand(text).moments.length > 0)).toEqual([]);
  });

  it('is about its matter, where the words name none', () => {
    expect(understand('no llego a fin de mes').topic?.id).toBe('money');
    // Somebody else's joy is no good news of one's own.
    expect(understand('mi enamorado está feliz').topic?.id).not.toBe('joy');
    // Whose letter it was is only known within a matter.
    expect(understand('por mensaje').topic).toBeNull();
  });
});
