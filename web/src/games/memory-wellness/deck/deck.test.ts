import { describe, expect, it } from 'vitest';
import { seedRng } from '../../kit/random/random.ts';
import { planOf } from '../levels.ts';
import { rules } from '../rules.ts';
import { MOST_LETTERS } from '../state.ts';
import { DECK } from './deck.ts';
import { drawPairs } from './draw-pairs.ts';
import { areRivals, RIVALS } from './rivals.ts';

const ids = DECK.map(({ id }) => id);

describe('the cards', () => {
  it('have ids and words of their own, short enough for a narrow tile', () => {
    expect(new Set(ids).size).toBe(DECK.length);
    const words = DECK.flatMap(({ cards }) => cards);
    expect(new Set(words).size).toBe(words.length);
    for (const one of words) expect(one.length).toBeLessThanOrEqual(MOST_LETTERS);
  });

  it('have no marks of quotation, since they are quoted in a question', () => {
    for (const { cards } of DECK) expect(cards.join(' ')).not.toMatch(/[«»“”]/);
  });

  it('say why they are a pair, briefly', () => {
    for (const { because } of DECK) {
      expect(because).toMatch(/[.»]$/);
      expect(because.length).toBeLessThanOrEqual(100);
    }
  });
});

describe('rivals', () => {
  it('are pairs of the deck', () => {
    for (const [pair, rivals] of RIVALS) {
      expect(ids).toContain(pair);
      for (const rival of rivals) expect(ids).toContain(rival);
      expect(rivals).not.toContain(pair);
    }
  });

  it('know each other', () => {
    expect(areRivals('night-thoughts', 'what-if')).toBe(true);
    expect(areRivals('what-if', 'night-thoughts')).toBe(true);
    expect(areRivals('news', 'harsh-voice')).toBe(false);
  });

  it.each([1, 2, 3, 4, 5])(
    'never meet on a board of level %i, which is whole all the same',
    (level) => {
      const { pairs, kinds } = planOf(level);
      const own = DECK.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
      for (let seed = 0; seed < 200; seed += 1) {
        const begun = rules.setup({ level, options: {} }, seedRng(`${level} ${seed}`));
        // What is due comes first, whatever it is.
        const due = own.filter((_, at) => (at * 7 + seed) % 5 === 0);
        const earlier = { due: seed % 2 === 0 ? due : [], waiting: [] };
        const drawn = drawPairs({ ...begun, earlier }).ids;
        expect(drawn).toHaveLength(pairs);
        for (const one of drawn) {
          expect(drawn.filter((other) => areRivals(one, other))).toEqual([]);
        }
      }
    },
  );
});
