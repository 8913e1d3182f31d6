import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { draftOwner } from '#web/lib/drafts.ts';
import type { AnyGame } from '../../contract.ts';
import { useHidden } from '../clock/use-hidden.ts';
import { nextSession, type Session, type SessionEvent } from './session.ts';
import { forgetRun, isSessionKept, keepSession, readSession } from './session-storage.ts';

/** While time runs, a session is kept this often; everything else is kept at once. */
const KEEP_EVERY_MS = 1000;

/**
 * The session of a game: the one that was left open, or a new one. It pauses when the page goes
 * out of sight, and is kept so that a reload at any moment loses at most a second of play. The third
 * says whether that could be done: a device may be full.
 *
 * A run is kept until its result has reached who keeps it. What was made in it (a drawing) is in the
 * run alone: then the run stays until the person begins another one or leaves the game.
 * @param level what the address asks for: an old result of another level does not stand in its way
 */
export function useSession(
  gameId: string,
  game: AnyGame,
  level?: number,
): readonly [Session, (event: SessionEvent) => void, () => boolean] {
  // Whoever was there when the game opened, also if the session ends in the middle of it.
  const [key] = useState(() => ({ owner: draftOwner(), gameId }));
  const [session, dispatch] = useReducer(
    (before: Session, event: SessionEvent) => nextSession(game, before, event),
    null,
    () => {
      const kept = readSession(key, game.rules.version);
      const isWanted = level === undefined || !isOver(kept) || kept.run.start.level === level;
      return kept && isWanted ? kept : ({ stage: 'intro' } as const);
    },
  );
  const latest = useRef(session);
  const keptAt = useRef(0);
  const keptShape = useRef('');
  /** The run that this page has put there or found there: no other is its to let go of. */
  const ownRun = useRef(session.stage === 'intro' ? null : session.run.id);

  const letGo = useCallback(() => {
    if (ownRun.current !== null) forgetRun(key, ownRun.current);
    ownRun.current = null;
  }, [key]);
  const keep = useCallback(() => {
    keptAt.current = Date.now();
    const now = latest.current;
    if (now.stage === 'intro' || (isOver(now) && !game.Keepsake)) {
      letGo();
    } else {
      ownRun.current = now.run.id;
      keepSession(key, game.rules.version, now);
    }
  }, [key, game, letGo]);

  useEffect(() => {
    latest.current = session;
    const shape = shapeOf(session);
    if (shape !== keptShape.current || Date.now() - keptAt.current >= KEEP_EVERY_MS) keep();
    keptShape.current = shape;
  }, [session, keep]);

  useHidden(() => {
    dispatch({ type: 'pause' });
    keep();
  });
  // Leaving for another page of the app is a moment like any other, but for what is over by then.
  useEffect(
    () => () => {
      if (isOver(latest.current)) letGo();
      else keep();
    },
    [keep, letGo],
  );

  return [session, dispatch, useCallback(() => isSessionKept(key), [key])];
}

/** Its result has reached who keeps it. */
function isOver(session: Session | null): session is Extract<Session, { stage: 'done' }> {
  return session?.stage === 'done' && session.delivered;
}

/** Everything of a session that should never be lost, which is all but the passing of time. */
function shapeOf(session: Session): string {
  if (session.stage === 'intro') return session.stage;
  const { run } = session;
  const more =
    session.stage === 'playing' ? session.paused : session.stage === 'done' && session.delivered;
  return JSON.stringify([session.stage, more, run.id, run.acts, run.ratingAfter, run.reflection]);
}
