import { describe, expect, it } from 'vitest';
import { type Act, CARES, type Care } from './challenge.ts';
import { WEEK_ACTS } from './packs.ts';
import {
  type Pick,
  proposeWeek,
  restFor,
  swapFor,
  WEEK_SLOTS,
  weekCard,
  type WeekFacts,
} from './week-card.ts';

const NOBODY: WeekFacts = {
  seed: 'ana 2026-11-23',
  acts: WEEK_ACTS,
  days: {},
  kept: new Set(),
  lately: new Set(),
};
const WALKER: WeekFacts = {
  ...NOBODY,
  days: { body: 9, calm: 4, mind: 6, joy: 1, sleep: 1, order: 2 },
};
const SEEDS = Array.from({ length: 60 }, (_, n) => `somebody ${n}`);

const ids = (card: readonly { act: Act }[]) => card.map(({ act }) => act.id);
const pick = (slot: number, actId: string, at = '2026-11-24T10:00:00Z'): Pick => ({
  id: `${slot} ${actId} ${at}`,
  slot,
  actId,
  pickedAt: at,
});

describe('the card of a week', () => {
  it('is five acts, none twice, and the same on every device', () => {
    for (const seed of SEEDS) {
      for (const facts of [NOBODY, WALKER]) {
        const card = proposeWeek({ ...facts, seed });
        expect(new Set(ids(card)).size).toBe(WEEK_SLOTS);
        expect(proposeWeek({ ...facts, seed })).toEqual(card);
      }
    }
  });

  it('is another one in another week', () => {
    const weeks = SEEDS.map((seed) => ids(proposeWeek({ ...WALKER, seed })).join());
    expect(new Set(weeks).size).toBeGreaterThan(50);
  });

  it('asks little of who has done nothing yet: four kinds, all small, and rest', () => {
    for (const seed of SEEDS) {
      const card = proposeWeek({ ...NOBODY, seed });
      expect(card.map(({ reason }) => reason)).toEqual(['new', 'new', 'new', 'new', 'rest']);
      expect(new Set(card.map(({ act }) => act.care)).size).toBe(WEEK_SLOTS);
      expect(card.every(({ act }) => act.effort === 1)).toBe(true);
    }
  });

  it('is made of what goes easily, and one small act of what was done least', () => {
    for (const seed of SEEDS) {
      const card = proposeWeek({ ...WALKER, seed });
      expect(card.map(({ reason }) => reason)).toEqual(['easy', 'easy', 'avoided', 'easy', 'rest']);
      const [first, second, avoided, third, rest] = card.map(({ act }) => act);
      expect([first!.care, second!.care, third!.care]).toEqual(['body', 'mind', 'calm']);
      expect(avoided).toMatchObject({ care: 'people', effort: 1 });
      expect(rest!.care).toBe('rest');
    }
  });

  it('brings back what was kept, and not at once what was done lately', () => {
    const kept = new Set(['joy-old-song']);
    const lately = new Set(
      WEEK_ACTS.filter(({ care }) => care === 'body')
        .slice(1)
        .map(({ id }) => id)
        .concat('joy-old-song'),
    );
    const fresh = WEEK_ACTS.find(({ care }) => care === 'body')!;
    for (const seed of SEEDS) {
      const card = proposeWeek({ ...WALKER, seed, kept, lately });
      expect(card[0]!.act.id).toBe(fresh.id);
      expect(card[1]).toMatchObject({ reason: 'kept', act: { id: 'joy-old-song' } });
    }
  });

  it('has enough of every kind for that', () => {
    const small = (care: Care) => WEEK_ACTS.filter((act) => act.care === care && act.effort === 1);
    for (const care of CARES) expect([care, small(care).length >= 3]).toEqual([care, true]);
  });

  it('is whole also where one kind is all that was ever done', () => {
    for (const care of CARES) {
      const card = proposeWeek({ ...NOBODY, days: { [care]: 3 } });
      expect(new Set(ids(card)).size).toBe(WEEK_SLOTS);
    }
  });
});

describe('a swap', () => {
  it('puts another act into its place and leaves the others', () => {
    const before = weekCard(WALKER, []);
    const act = swapFor(WALKER, before, 1, []);
    const after = weekCard(WALKER, [pick(1, act.id)]);
    expect(ids(before)).not.toContain(act.id);
    expect(after[1]).toEqual({ act, reason: 'chosen' });
    expect(ids(after).toSpliced(1, 1)).toEqual(ids(before).toSpliced(1, 1));
  });

  it('goes on to acts that were not there yet, rest for rest and small for small', () => {
    for (const place of [2, 4]) {
      const picks: Pick[] = [];
      for (let n = 0; n < 5; n += 1) {
        const card = weekCard(WALKER, picks);
        const act = swapFor(WALKER, card, place, picks);
        expect(picks.map(({ actId }) => actId)).not.toContain(act.id);
        expect(act.effort).toBe(1);
        expect(act.care === 'rest').toBe(place === 4);
        picks.push(pick(place, act.id, `2026-11-24T10:00:0${n}Z`));
      }
    }
  });

  it('never comes to an end', () => {
    const acts = WEEK_ACTS.filter(({ care }) => care === 'rest');
    const facts = { ...NOBODY, acts };
    const picks = acts.map(({ id }, n) => pick(0, id, `2026-11-24T10:00:0${n}Z`));
    const card = weekCard(facts, picks);
    expect(swapFor(facts, card, 0, picks).id).not.toBe(card[0]!.act.id);
  });

  it('may be rest, which is an act', () => {
    const act = restFor(WALKER, weekCard(WALKER, []), 0, []);
    const card = weekCard(WALKER, [pick(0, act!.id)]);
    expect(card[0]).toMatchObject({ reason: 'rest', act: { care: 'rest' } });
    expect(new Set(ids(card)).size).toBe(WEEK_SLOTS);
  });

  it('of two devices: the later one stands', () => {
    const picks = [
      pick(0, 'joy-old-song', '2026-11-24T12:00:00Z'),
      pick(0, 'body-air', '2026-11-24T09:00:00Z'),
    ];
    expect(weekCard(WALKER, picks)[0]!.act.id).toBe('joy-old-song');
    expect(weekCard(WALKER, picks.toReversed())[0]!.act.id).toBe('joy-old-song');
  });

  it('of another version, whose act is gone, is as if it had not been', () => {
    expect(weekCard(WALKER, [pick(0, 'long-gone')])).toEqual(weekCard(WALKER, []));
  });

  it('for an act that is proposed elsewhere on the card gives that place another', () => {
    const before = weekCard(WALKER, []);
    const card = weekCard(WALKER, [pick(0, before[3]!.act.id)]);
    expect(card[0]!.act).toEqual(before[3]!.act);
    expect(new Set(ids(card)).size).toBe(WEEK_SLOTS);
  });

  it('holds what was done in its place, with its reason', () => {
    const before = weekCard(WALKER, []);
    const held = pick(2, before[2]!.act.id);
    expect(weekCard(WALKER, [held])).toEqual(before);
    // The account tells of more by now: the other places may change, this one does not.
    const later = weekCard({ ...WALKER, days: { people: 5 } }, [held]);
    expect(later[2]!.act).toEqual(before[2]!.act);
  });
});
