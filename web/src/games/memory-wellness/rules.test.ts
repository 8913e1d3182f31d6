import { describe, expect, it } from 'vitest';
import { seedRng } from '../kit/random/random.ts';
import { pairOf } from './deck/deck.ts';
import { OWN_LEVEL } from './levels.ts';
import { rules } from './rules.ts';
import { isCleared, isSeen, type MemoryAction, type MemoryState } from './state.ts';

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

const cleared = (level: number, deal: MemoryAction = DEAL) => {
  const board = follow(begin(level), deal);
  return pairsOf(board).reduce(turnBoth, board);
};

describe('recall', () => {
  it('leaves the board as it is when a pair is found, to the last one', () => {
    const board = follow(begin(1), DEAL);
    const pairs = pairsOf(board);
    const half = pairs.slice(0, 3).reduce(turnBoth, board);
    expect(half).toMatchObject({ stage: 'board', matched: pairs.slice(0, 3), open: [] });
    expect(follow(half, { type: 'next' })).toBe(half);
    const all = pairs.slice(3).reduce(turnBoth, half);
    expect(all.stage).toBe('board');
    expect(isCleared(all)).toBe(true);
  });

  it('asks three times at most, for pairs of the board, and not for the one just found', () => {
    for (const level of [1, 3, 5]) {
      let state = follow(cleared(level), { type: 'next' });
      const asked: string[] = [];
      while (state.stage === 'ask') {
        expect(new Set(state.answers).size).toBe(3);
        expect(state.matched).toEqual(expect.arrayContaining([...state.answers]));
        asked.push(state.asking!);
        state = follow(state, { type: 'answer', pick: state.asking! }, { type: 'next' });
      }
      expect(new Set(asked).size).toBe(3);
      expect(asked).not.toContain(state.matched.at(-1));
      expect(rules.status(state)).toMatchObject({ phase: 'finished', score: 100 });
    }
  });

  it('asks first for what came back from another day', () => {
    const due = ['fear', 'disgust'];
    const state = follow(cleared(2, { type: 'deal', due, waiting: [], own: [] }), { type: 'next' });
    expect([state.asking, state.toAsk[0]]).toEqual(due);
  });

  it('tells the answer whichever was picked, and takes no second one', () => {
    const asked = follow(cleared(1), { type: 'next' });
    const wrong = asked.answers.find((id) => id !== asked.asking)!;
    const told = follow(asked, { type: 'answer', pick: wrong });
    expect(told).toMatchObject({ stage: 'told', asked: 1, right: 0, picked: wrong });
    expect(follow(told, { type: 'answer', pick: asked.asking! })).toBe(told);
  });

  it('says in the end how it went', () => {
    let state = follow(cleared(1), { type: 'next' });
    while (state.stage === 'ask') {
      const pick =
        state.asked === 0 ? state.asking! : state.answers.find((id) => id !== state.asking)!;
      state = follow(state, { type: 'answer', pick }, { type: 'next' });
    }
    expect(rules.status(state)).toEqual({
      phase: 'finished',
      score: 33,
      outcome: '6 parejas en 6 intentos. Recordaste 1 de 3.',
    });
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
  const due = ['harsh-voice', 'news'];
  const waiting = ['doctor', 'decision'];
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

it('makes no second tile of the same words', () => {
  const twice = follow(
    begin(OWN_LEVEL),
    DEAL,
    { type: 'write', own: { when: 'Domingo', helps: 'Salir a caminar' } },
    { type: 'add' },
    { type: 'write', own: { when: 'Lunes', helps: 'salir a caminar ' } },
  );
  expect(follow(twice, { type: 'add' })).toBe(twice);
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

it('asks first for what somebody wrote, in its order, beside answers of the same sort', () => {
  const own = [
    { when: 'Son las tres', helps: 'Moler café' },
    { when: 'Turno vacío', helps: 'Poner un vinilo' },
  ];
  const deal: MemoryAction = { type: 'deal', due: [], waiting: [], own };
  const board = follow(begin(OWN_LEVEL), deal, { type: 'ready' });
  const asked = follow(pairsOf(board).reduce(turnBoth, board), { type: 'next' });
  expect([asked.asking, asked.toAsk[0]]).toEqual(['own-0', 'own-1']);
  for (const id of asked.answers) expect(['own', 'situation']).toContain(pairOf(id, own).kind);
});

it('lets the words of a whole wall be read again', () => {
  const wall = cleared(1);
  expect(follow(wall, { type: 'peek' }).isPeeking).toBe(true);
});

it('lays other pairs than the last board did', () => {
  const seen = pairsOf(follow(begin(1), DEAL));
  const next = follow(begin(1), { type: 'deal', due: [], waiting: [], own: [], seen });
  expect(pairsOf(next).filter((id) => seen.includes(id)).length).toBeLessThan(3);
});
