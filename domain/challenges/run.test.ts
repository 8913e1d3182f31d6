import { expect, it } from 'vitest';
import type { RunState } from './challenge.ts';
import { PACKS } from './packs.ts';
import { doneCount, doneMoment, mayRun, openRuns, type RunFacts, stonesOf } from './run.ts';
import { daysAfter, weekOf } from './week.ts';

const pack = PACKS.find(({ id }) => id === 'sleep-better')!;
const BEGUN = '2026-11-20T20:00:00Z';
const run = (state: RunState, packId = pack.id, startedAt = BEGUN): RunFacts => ({
  id: `${packId} ${startedAt}`,
  packId,
  state,
  startedAt,
});
const did = (at: number, doneAt: string) => ({
  id: `${at} ${doneAt}`,
  actId: pack.acts[at]!.id,
  smaller: false,
  doneAt,
});
const states = (...given: Parameters<typeof stonesOf>) =>
  stonesOf(...given).map(({ state }) => state);

it('sets a stone for what was done since the pack was begun, in whatever order', () => {
  const done = [did(2, '2026-11-24T08:00:00Z'), did(0, '2026-11-20T20:00:00Z')];
  expect(states(pack, run('running'), done)).toEqual([
    'done',
    'next',
    'done',
    'ahead',
    'ahead',
    'ahead',
    'ahead',
  ]);
});

it('waits with its next stone, however many days went by', () => {
  const done = [did(0, '2027-03-01T08:00:00Z')];
  expect(states(pack, run('running'), done)[1]).toBe('next');
});

it('begins anew with the first stone, though it was walked before', () => {
  const done = pack.acts.map((_, at) => did(at, `2026-11-1${at}T08:00:00Z`));
  expect(doneCount(stonesOf(pack, run('running'), done))).toBe(0);
  expect(doneCount(stonesOf(pack, null, done))).toBe(0);
});

it('counts an act once, though two devices did it', () => {
  const done = [did(0, '2026-11-21T08:00:00Z'), did(0, '2026-11-22T08:00:00Z')];
  expect(doneCount(stonesOf(pack, run('running'), done))).toBe(1);
});

it('is one way for two devices that began it while apart', () => {
  const earlier = run('paused', pack.id, '2026-11-18T10:00:00Z');
  const open = openRuns([
    run('running'),
    earlier,
    run('finished', pack.id, '2026-10-01T10:00:00Z'),
  ]);
  expect(open).toEqual([
    {
      ids: [run('running').id, earlier.id],
      packId: pack.id,
      state: 'running',
      startedAt: '2026-11-18T10:00:00Z',
    },
  ]);
});

it('lets two go on at once, and any number wait', () => {
  const open = openRuns([
    run('running', 'saying-no'),
    run('paused', 'kind-body'),
    run('left', 'less-screen'),
  ]);
  expect(mayRun(open, 'sleep-better')).toBe(true);
  const two = [...open, ...openRuns([run('running', 'small-joys')])];
  expect(mayRun(two, 'sleep-better')).toBe(false);
  expect(mayRun(two, 'small-joys')).toBe(true);
});

it('is done now, and never before its pack, where a clock was set back', () => {
  const open = openRuns([run('running')])[0]!;
  expect(doneMoment(new Date('2026-11-21T08:00:00Z'), open)).toBe('2026-11-21T08:00:00.000Z');
  expect(doneMoment(new Date('2026-11-19T08:00:00Z'), open)).toBe('2026-11-20T20:00:00.000Z');
  expect(doneMoment(new Date('2026-11-19T08:00:00Z'), null)).toBe('2026-11-19T08:00:00.000Z');
});

it.each([
  ['2026-11-23T12:00:00Z', '2026-11-23'],
  // Sunday night belongs to Sunday until four.
  ['2026-11-23T02:59:00Z', '2026-11-16'],
  ['2026-11-29T23:00:00Z', '2026-11-23'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
  // The night in which clocks go back in Madrid.
  ['2026-10-25T02:30:00Z', '2026-10-19'],
])('the week of %s begins on %s', (moment, monday) => {
  expect(weekOf(new Date(moment), 'Europe/Madrid')).toBe(monday);
});

it('counts days over the end of a month', () => {
  expect(daysAfter('2026-11-30', 1)).toBe('2026-12-01');
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
});
