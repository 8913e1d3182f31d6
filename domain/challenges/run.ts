import { type Act, type Pack, RUNNING_MOST, type RunState } from './challenge.ts';

/** A pack that was taken up, as far as the rules look at it. */
export interface RunFacts {
  id: string;
  packId: string;
  state: RunState;
  /** ISO 8601. */
  startedAt: string;
}

/** An act that was done. */
export interface DoneFacts {
  id: string;
  actId: string;
  smaller: boolean;
  /** ISO 8601. */
  doneAt: string;
}

/** A pack on its way. Two devices that took it up while apart have two rows of one way. */
export interface OpenRun {
  ids: readonly string[];
  packId: string;
  state: Exclude<RunState, 'finished'>;
  /** ISO 8601: of the first of them. */
  startedAt: string;
}

const WEIGHT = { running: 2, paused: 1, left: 0 } as const;

/** The packs that were begun and not ended, those that were begun last first. */
export function openRuns(runs: readonly RunFacts[]): readonly OpenRun[] {
  const found = new Map<string, OpenRun>();
  for (const { id, packId, state, startedAt } of runs) {
    if (state === 'finished') continue;
    const known = found.get(packId);
    if (!known) {
      found.set(packId, { ids: [id], packId, state, startedAt });
      continue;
    }
    found.set(packId, {
      packId,
      ids: [...known.ids, id],
      state: WEIGHT[state] > WEIGHT[known.state] ? state : known.state,
      startedAt: Date.parse(startedAt) < Date.parse(known.startedAt) ? startedAt : known.startedAt,
    });
  }
  return [...found.values()].toSorted(
    (one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt),
  );
}

/** Whether one more may go on beside those that do. */
export function mayRun(open: readonly OpenRun[], packId: string): boolean {
  const others = open.filter((run) => run.state === 'running' && run.packId !== packId);
  return others.length < RUNNING_MOST;
}

export interface Stone {
  act: Act;
  state: 'done' | 'next' | 'ahead';
  /** Of what was done; null otherwise. */
  done: DoneFacts | null;
}

/**
 * The way of a pack, a stone for each act. What was done since it was begun is behind; of the rest the
 * first is next, however many days went by. Before it is begun nothing is behind.
 */
export function stonesOf(
  pack: Pack,
  run: Pick<OpenRun, 'startedAt'> | null,
  done: readonly DoneFacts[],
): readonly Stone[] {
  const since = run === null ? Infinity : Date.parse(run.startedAt);
  let hasNext = false;
  return pack.acts.map((act) => {
    const row = done.find(({ actId, doneAt }) => actId === act.id && Date.parse(doneAt) >= since);
    if (row) return { act, state: 'done', done: row };
    const state = hasNext ? 'ahead' : 'next';
    hasNext = true;
    return { act, state, done: null };
  });
}

export const doneCount = (stones: readonly Stone[]) =>
  stones.filter(({ state }) => state === 'done').length;

/**
 * When an act is said to be done: now, and never before its pack was begun, where a clock was set
 * back in between.
 */
export function doneMoment(now: Date, run: Pick<OpenRun, 'startedAt'> | null): string {
  const begun = run === null ? 0 : Date.parse(run.startedAt);
  return new Date(Math.max(now.getTime(), begun)).toISOString();
}
