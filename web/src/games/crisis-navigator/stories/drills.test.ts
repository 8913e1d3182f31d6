import { describe, expect, it } from 'vitest';
import { blankTexts, faultsOf } from '../../kit/scenario/check-story.ts';
import { PARTS } from '../parts.ts';
import { asStory } from './drill.ts';
import { DRILLS } from './drills.content.ts';
import { NEEDS } from './needs.content.ts';

/** docs/design/safety.md §6: words that stories about hard hours do without. */
const UNSAFE =
  /suicid|cometi|matar|pastilla|veneno|soga|puente|arma\b|cuchill|cortar|salto|saltar|sobredosis/i;

describe('stories to rehearse with', () => {
  it('are twelve or more, each somebody else, each buoy carrying in some', () => {
    expect(DRILLS.length).toBeGreaterThanOrEqual(12);
    expect(new Set(DRILLS.map(({ name }) => name)).size).toBe(DRILLS.length);
    expect(PARTS.filter((part) => !DRILLS.some(({ helps }) => helps[part]))).toEqual([]);
    expect(DRILLS.filter(({ helps }) => Object.keys(helps).length < 2)).toEqual([]);
  });

  it.each(DRILLS.map((one) => [one.id, one] as const))(
    '%s has no fault as a story',
    (_id, drill) => {
      expect(faultsOf(asStory(drill))).toEqual([]);
      expect(blankTexts(drill, drill.id)).toEqual([]);
    },
  );

  it('names no way to be hurt', () => {
    expect(JSON.stringify([DRILLS, NEEDS])).not.toMatch(UNSAFE);
  });

  it('asks for every buoy when a card is looked for', () => {
    expect(new Set(NEEDS.map(({ part }) => part))).toEqual(new Set(PARTS));
    expect(blankTexts(NEEDS, 'needs')).toEqual([]);
  });
});
