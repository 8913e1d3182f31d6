import type { AnyGame, GameResult, GameState, Start } from '../../contract.ts';
import { seedRng } from '../../kit/random/random.ts';

/** One run of a game from the first tick to the last word. Plain JSON: it survives a reload. */
export interface Run {
  /** Made by the client at the start, so that a result sent twice is stored once. */
  id: string;
  /** What the chance of this run came from; absent in runs that an older version kept. */
  seed?: string;
  start: Start;
  quick: boolean;
  state: GameState;
  ticks: number;
  /** How often the person did something. */
  acts?: number;
  ratingBefore: number | null;
  ratingAfter: number | null;
  reflection: string;
}

export type Session =
  | { stage: 'intro' }
  | { stage: 'playing'; run: Run; paused: boolean }
  | { stage: 'reflecting'; run: Run }
  /** `delivered`: the result has reached who keeps it, and is never handed over again. */
  | { stage: 'done'; run: Run; delivered: boolean };

export type SessionEvent =
  | {
      type: 'begin';
      id: string;
      seed: string;
      start: Start;
      quick: boolean;
      ratingBefore: number | null;
    }
  | { type: 'act'; action: { type: string } }
  | { type: 'advance'; ticks: number }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'rate'; value: number | null }
  | { type: 'write'; text: string }
  | { type: 'finish' }
  /** Of which run: another one may have begun since. */
  | { type: 'delivered'; id: string }
  | { type: 'leave' };

/**
 * How a session answers to one event. Pure: time comes in as ticks, chance as a seed, ids from
 * outside. An event that makes no sense at this stage changes nothing.
 */
export function nextSession(game: AnyGame, session: Session, event: SessionEvent): Session {
  if (event.type === 'leave') return { stage: 'intro' };
  switch (session.stage) {
    case 'intro':
      return event.type === 'begin' ? begin(game, event) : session;
    case 'done':
      if (event.type === 'delivered' && event.id === session.run.id) {
        return { ...session, delivered: true };
      }
      return event.type === 'begin' ? begin(game, event, session.run) : session;
    case 'playing':
      return whilePlaying(game, session, event);
    default:
      // Who arrives in need of a quick start is not held up by the questions of an older run.
      return event.type === 'begin' ? begin(game, event) : whileReflecting(session, event);
  }
}

function begin(
  game: AnyGame,
  event: Extract<SessionEvent, { type: 'begin' }>,
  before?: Run,
): Session {
  const { id, seed, start, quick, ratingBefore } = event;
  const fresh = game.rules.setup(start, seedRng(seed));
  // The same seed is the same run, whatever was in the hand at the end of it.
  const isAnother = before !== undefined && before.seed !== seed;
  const state = isAnother ? (game.rules.again?.(fresh, before.state) ?? fresh) : fresh;
  const run = { id, seed, start, quick, state, ticks: 0, acts: 0, ratingBefore };
  return { stage: 'playing', run: { ...run, ratingAfter: null, reflection: '' }, paused: false };
}

function whilePlaying(
  game: AnyGame,
  session: Extract<Session, { stage: 'playing' }>,
  event: SessionEvent,
): Session {
  switch (event.type) {
    case 'begin':
      return begin(game, event);
    case 'pause':
      return { ...session, paused: true };
    case 'resume':
      return { ...session, paused: false };
    case 'act':
      return afterSteps(
        game,
        { ...session, run: { ...session.run, acts: (session.run.acts ?? 0) + 1 } },
        0,
        game.rules.step(session.run.state, event.action),
      );
    case 'advance': {
      if (session.paused) return session;
      let { state } = session.run;
      for (let tick = 0; tick < event.ticks; tick += 1) {
        state = game.rules.step(state, { type: 'tick' });
      }
      return afterSteps(game, session, event.ticks, state);
    }
    default:
      return session;
  }
}

function afterSteps(
  game: AnyGame,
  session: Extract<Session, { stage: 'playing' }>,
  ticks: number,
  state: GameState,
): Session {
  const run = { ...session.run, state, ticks: session.run.ticks + ticks };
  if (game.rules.status(state).phase === 'playing') return { ...session, run };
  const asks = !run.quick && (game.rating ?? game.reflection ?? game.Reflecting) !== undefined;
  return asks ? { stage: 'reflecting', run } : { stage: 'done', run, delivered: false };
}

function whileReflecting(
  session: Extract<Session, { stage: 'reflecting' }>,
  event: SessionEvent,
): Session {
  switch (event.type) {
    case 'rate':
      return { ...session, run: { ...session.run, ratingAfter: event.value } };
    case 'write':
      return { ...session, run: { ...session.run, reflection: event.text } };
    case 'finish':
      return { stage: 'done', run: session.run, delivered: false };
    default:
      return session;
  }
}

/** What a run leaves behind, in the units of the contract. */
export function resultOf(game: AnyGame, gameId: string, run: Run, tickMs: number): GameResult {
  return {
    id: run.id,
    gameId,
    level: run.start.level,
    score: game.rules.status(run.state).score,
    durationSeconds: Math.round((run.ticks * tickMs) / 1000),
    ratingBefore: run.ratingBefore,
    ratingAfter: run.ratingAfter,
    reflection: run.reflection.trim(),
    quick: run.quick,
  };
}
