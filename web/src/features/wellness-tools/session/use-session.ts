import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { draftOwner } from '#web/lib/drafts.ts';
import type { Tool } from '../contract.ts';
import { nextSession, type Session, type SessionEvent } from './session.ts';
import { keepSession, readSession } from './session-storage.ts';

/** While time runs, a session is kept this often; everything else is kept at once. */
const KEEP_EVERY_MS = 1000;

/** The session of a tool: the one that was left open, or a new one. Kept at every answer. */
export function useSession(
  toolId: string,
  tool: Tool,
): readonly [Session, (event: SessionEvent) => void] {
  // Whoever was there when the tool opened, also if the sign-in ends in the middle of it.
  const [key] = useState(() => ({ owner: draftOwner(), toolId }));
  const [session, dispatch] = useReducer(
    (before: Session, event: SessionEvent) => nextSession(tool, before, event),
    null,
    () => readSession(key, tool.version) ?? ({ stage: 'intro' } as const),
  );
  const latest = useRef(session);
  const keptAt = useRef(0);
  const keptShape = useRef('');

  const keep = useCallback(() => {
    keptAt.current = Date.now();
    keepSession(key, tool.version, latest.current);
  }, [key, tool]);

  useEffect(() => {
    latest.current = session;
    const shape = shapeOf(session);
    if (shape !== keptShape.current || Date.now() - keptAt.current >= KEEP_EVERY_MS) keep();
    keptShape.current = shape;
  }, [session, keep]);

  // Leaving for another page is a moment like any other.
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  return [session, dispatch];
}

/** Everything that should never be lost, which is all but the passing of time. */
function shapeOf(session: Session): string {
  if (session.stage === 'intro') return session.stage;
  const { ms: _ms, activeMs: _active, ...run } = session.run;
  return JSON.stringify({ ...session, run });
}
