import { describe, expect, it } from 'vitest';
import { blankTexts, faultsOf } from '../../kit/scenario/check-story.ts';
import { PARTS } from '../parts.ts';
import { asStory, type Drill, REHEARSED } from './drill.ts';
import { DRILLS } from './drills.content.ts';
import { NEEDS } from './needs.content.ts';

/** docs/design/safety.md §6: words that stories about hard hours do without, heights too. */
const UNSAFE =
  /suicid|cometi|matar|pastilla|veneno|soga|puente|arma\b|cuchill|cortar|salto|saltar|sobredosis|balc[oó]n|azotea|tejado|terraza|ventana|muelle/i;

/** Everything that a story says at a buoy and after it. */
const saidAt = ({ buoys }: Drill) =>
  REHEARSED.flatMap((part) => {
    const help = buoys[part];
    if (typeof help === 'string') return [help];
    return [help.says, help.obstacle, help.ending, ...help.ways.map(({ after }) => after)];
  });

describe('stories to rehearse with', () => {
  it('are twelve or more, each somebody else, each buoy carrying in some', () => {
    expect(DRILLS.length).toBeGreaterThanOrEqual(12);
    expect(new Set(DRILLS.map(({ name }) => name)).size).toBe(DRILLS.length);
    for (const part of REHEARSED) {
      expect(DRILLS.some(({ buoys }) => typeof buoys[part] !== 'string')).toBe(true);
    }
  });

  it.each(DRILLS.map((one) => [one.id, one] as const))(
    '%s has no fault as a story',
    (_id, drill) => {
      expect(faultsOf(asStory(drill))).toEqual([]);
      expect(blankTexts(drill, drill.id)).toEqual([]);
    },
  );

  it('puts off nobody who looks for people, professionals or safer surroundings', () => {
    for (const drill of DRILLS) {
      const { scenes } = asStory(drill);
      for (const part of ['people', 'professionals', 'surroundings']) {
        expect(scenes[`at-${part}`]?.kind, `${drill.id} ${part}`).toBe('reach');
      }
    }
  });

  it('answers each person in words of their own story', () => {
    const all = DRILLS.flatMap(saidAt);
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  });

  it('keeps what is at hand away from whoever was frightened by a thought beside a sickbed', () => {
    const ines = DRILLS.find(({ id }) => id === 'ines');
    expect(ines?.buoys.surroundings.says).toMatch(/a mano, bajo llave/i);
  });

  it('names no way to be hurt', () => {
    expect(JSON.stringify([DRILLS, NEEDS])).not.toMatch(UNSAFE);
  });

  it('asks for every buoy when a card is looked for', () => {
    expect(new Set(NEEDS.map(({ part }) => part))).toEqual(new Set(PARTS));
    expect(blankTexts(NEEDS, 'needs')).toEqual([]);
  });
});
