import { describe, expect, it } from 'vitest';
import { seedRng } from '../kit/random/random.ts';
import { DECK } from './deck/deck.ts';
import { OWN_LEVEL, planOf } from './levels.ts';
import { isSeen, type MemoryAction, type MemoryState, MOST_LETTERS, rules } from './rules.ts';

const begin = (level: number) => rules.setup({ level, options: {} }, seedRng('azulejo'));
const DEAL: MemoryAction = { type: 'deal', due: [], waiting: [], own: [] };

const follow = (state: MemoryState, ...actions: MemoryAction[]): MemoryState =>
  actions.reduce((now, action) => rules.step(now, action), state);

const turnBoth = (state: MemoryState, pair: string): MemoryState =>
  state.cards.reduce(
    (now, card, at) => (card.pair === pair ? rules.step(now, { type: 'turn', at }) : now),
    state,
  );

const pairsOf = ({ cards }: MemoryState) => [...new Set(cards.map(({ pair }) => pair))];

it('lays boards from 3 × 4 to 5 × 6, each pair twice', () => {
  const sizes = [1, 2, 3, 4, 5].map((level) => follow(begin(level), DEAL).cards.length);
  expect(sizes).toEqual([12, 18, 24, 18, 30]);
  const { cards } = follow(begin(5), DEAL);
  for (const { pair } of cards) {
    expect(
      cards
        .filter((one) => one.pair === pair)
        .map(({ side }) => side)
        .toSorted((a, b) => a - b),
    ).toEqual([0, 1]);
  }
});

it('keeps two that are no pair open until another one is turned', () => {
  const board = follow(begin(1), DEAL);
  const other = board.cards.findIndex(({ pair }) => pair !== board.cards[0]!.pair);
  const two = follow(board, { type: 'turn', at: 0 }, { type: 'turn', at: other });
  expect(two.open).toEqual([0, other]);
  expect(two.turns).toBe(1);
  const third = board.cards.findIndex((_, at) => at !== 0 && at !== other);
  expect(follow(two, { type: 'turn', at: third }).open).toEqual([third]);
});

describe('recall', () => {
  it('asks for a pair once another one was found after it, and for the last at the end', () => {
    let state = follow(begin(1), DEAL);
    const pairs = pairsOf(state);
    const asked: string[] = [];
    const askedAfter: number[] = [];
    for (const pair of pairs) {
      state = turnBoth(state, pair);
      while (state.stage === 'ask') {
        asked.push(state.asking!);
        state = follow(state, { type: 'answer', pick: 0 }, { type: 'next' });
      }
      askedAfter.push(asked.length);
    }
    expect(asked).toEqual(pairs);
    expect(askedAfter).toEqual([0, 1, 2, 3, 4, 6]);
    expect(rules.status(state)).toEqual({
      phase: 'finished',
      score: 100,
      outcome: '6 parejas en 6 intentos. De 6 preguntas recordaste 6.',
    });
  });

  it('tells the answer whichever was picked, and takes no second one', () => {
    let state = follow(begin(1), DEAL);
    for (const pair of pairsOf(state).slice(0, 2)) state = turnBoth(state, pair);
    const told = follow(state, { type: 'answer', pick: 2 });
    expect(told).toMatchObject({ stage: 'told', asked: 1, right: 0 });
    expect(follow(told, { type: 'answer', pick: 0 })).toBe(told);
  });
});

it('lets everything be looked at for nothing', () => {
  const board = follow(begin(1), DEAL);
  const looking = follow(board, { type: 'peek' });
  expect(looking.cards.every((_, at) => isSeen(looking, at))).toBe(true);
  const after = follow(looking, { type: 'peek' });
  expect(after).toEqual({ ...board, peeks: 1 });
  expect(follow(looking, { type: 'turn', at: 0 }).isPeeking).toBe(false);
});

it('brings back what is due first, and what can wait last', () => {
  const kinds = planOf(1).kinds;
  const ids = DECK.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const due = ids.slice(0, 2);
  const waiting = ids.slice(2, 8);
  const pairs = pairsOf(follow(begin(1), { type: 'deal', due, waiting, own: [] }));
  expect(pairs).toEqual(expect.arrayContaining(due));
  expect(pairs.filter((pair) => waiting.includes(pair))).toEqual([]);
});

it('plays with what somebody wrote, and asks for that too', () => {
  const own = follow(
    begin(OWN_LEVEL),
    DEAL,
    { type: 'write', own: { when: ' Domingo por la tarde ' } },
    { type: 'add' },
    { type: 'write', own: { helps: 'Llamar a mi hermana' } },
    { type: 'add' },
  );
  expect(own.own).toEqual([{ when: 'Domingo por la tarde', helps: 'Llamar a mi hermana' }]);
  const board = follow(own, { type: 'ready' });
  expect(pairsOf(board)).toContain('own-0');
  expect(board.cards).toHaveLength(12);
});

it('sounds a card from its beginning to its last beat, and again when it is touched again', () => {
  const board = follow(begin(4), DEAL);
  const at = board.cards.findIndex(({ side }) => side === 0);
  let state = follow(board, { type: 'turn', at });
  expect(state.sounding).toMatchObject({ ms: 0 });
  for (let tick = 0; tick < 400; tick += 1) state = rules.step(state, { type: 'tick' });
  expect(state.sounding).toBeNull();
  expect(follow(state, { type: 'turn', at }).sounding).toMatchObject({ ms: 0 });
});

describe('the cards', () => {
  it('have ids and words of their own, short enough for a narrow tile', () => {
    expect(new Set(DECK.map(({ id }) => id)).size).toBe(DECK.length);
    const words = DECK.flatMap(({ cards }) => cards);
    expect(new Set(words).size).toBe(words.length);
    for (const one of words) expect(one.length).toBeLessThanOrEqual(MOST_LETTERS);
  });

  it('suffice for the board of every level', () => {
    for (const level of [1, 2, 3, 4, 5, OWN_LEVEL]) {
      const { kinds, pairs } = planOf(level);
      const there = DECK.filter(({ kind }) => kinds.includes(kind));
      expect(there.length).toBeGreaterThanOrEqual(pairs);
    }
  });

  it('have three different answers each', () => {
    for (const { right, wrong } of DECK) expect(new Set([right, ...wrong]).size).toBe(3);
  });
});
