import { describe, expect, it } from 'vitest';
import type { Practice } from '#web/data/practices/practice.ts';
import { KNOWN_TOOLS } from '../registry.ts';
import { arrange, helpOf, NO_WISH } from './arrange.ts';

let moment = 0;
/** Of one tool, the newest first. */
const done = (practiceId: string, ...ratings: [before: number, after: number][]): Practice[] =>
  ratings.map(([before, after]) => ({
    id: String((moment += 1)),
    kind: 'tool',
    practiceId,
    before,
    after,
    finishedAt: '2026-11-20T19:00:00Z',
  }));

const NOTHING = {
  practices: [],
  favourites: new Set<string>(),
  hidden: new Set<string>(),
};
const ids = (list: ReturnType<typeof arrange>['others']) => list.map(({ tool }) => tool.id);

describe('what helped', () => {
  it('is said with the numbers of the last time', () => {
    expect(helpOf('rain', done('rain', [7, 4]))?.reason).toBe('La última vez bajaste de 7 a 4.');
  });

  it('is said of most times where the last time did nothing', () => {
    const help = helpOf('rain', done('rain', [5, 5], [8, 4], [7, 3]));
    expect(help?.reason).toBe('Suele bajarte 3 puntos. Lo has hecho 3 veces.');
  });

  it('is not said of what made no difference, of what was not rated, of other tools', () => {
    expect(helpOf('rain', done('rain', [5, 5], [5, 4], [4, 5]))).toBeNull();
    expect(helpOf('rain', [{ ...done('rain', [5, 1])[0]!, after: null }])).toBeNull();
    expect(helpOf('rain', done('savouring', [7, 1]))).toBeNull();
  });

  it('trusts three times more than one', () => {
    const once = helpOf('rain', done('rain', [7, 3]))!;
    const thrice = helpOf('rain', done('rain', [7, 3], [7, 3], [7, 3]))!;
    expect(thrice.fall).toBeGreaterThan(once.fall);
  });
});

describe('the list', () => {
  it('puts what helped first, most of all first, then favourites', () => {
    const practices = [...done('rain', [6, 4]), ...done('savouring', [9, 2])];
    const favourites = new Set(['gratitude', 'rain']);
    const { helped, favourites: liked } = arrange(KNOWN_TOOLS, NO_WISH, {
      ...NOTHING,
      practices,
      favourites,
    });
    expect(ids(helped)).toEqual(['savouring', 'rain']);
    expect(ids(liked)).toEqual(['gratitude']);
  });

  it('counts breathing with the game that it opens', () => {
    const game: Practice[] = done('breathing', [8, 4]).map((one) => ({ ...one, kind: 'game' }));
    const { helped } = arrange(KNOWN_TOOLS, NO_WISH, { ...NOTHING, practices: game });
    expect(ids(helped)).toEqual(['breathing']);
  });

  it('keeps hidden tools out of sight, and able to come back', () => {
    const { others, hidden } = arrange(KNOWN_TOOLS, NO_WISH, {
      ...NOTHING,
      hidden: new Set(['rain']),
    });
    expect(ids(others)).not.toContain('rain');
    expect(ids(hidden)).toEqual(['rain']);
  });

  it('answers the need with what it is made for, and the time that there is', () => {
    const { others } = arrange(KNOWN_TOOLS, { ...NO_WISH, need: 'sleep', within: 5 }, NOTHING);
    expect(others[0]?.tool.info.needs[0]).toBe('sleep');
    for (const { tool } of others) {
      expect(tool.info.needs).toContain('sleep');
      expect(tool.info.anyLength?.least ?? tool.info.minutes[0]).toBeLessThanOrEqual(5);
    }
  });

  it.each([
    ['no puedo dormir', 'sleep-plan'],
    ['PANICO', 'five-senses'],
    ['preocupada', 'worry-time'],
    ['meditacion', 'meditation-timer'],
    ['5-4-3-2-1', 'five-senses'],
  ])('finds for “%s” %s', (query, id) => {
    expect(ids(arrange(KNOWN_TOOLS, { ...NO_WISH, query }, NOTHING).others)).toContain(id);
  });

  it('finds nothing for what is nowhere', () => {
    expect(arrange(KNOWN_TOOLS, { ...NO_WISH, query: 'xilófono' }, NOTHING).others).toEqual([]);
  });
});
