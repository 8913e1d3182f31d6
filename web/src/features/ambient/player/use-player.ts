import { useEffect, useState, useSyncExternalStore } from 'react';
import { onPlayer, playerState } from './player.ts';
import { type PlayerState, SILENCE } from './player-state.ts';

export function usePlayer(): PlayerState {
  return useSyncExternalStore(onPlayer, playerState, () => SILENCE);
}

/** Whole seconds until it sleeps; null where it does not. */
export function useSecondsLeft(): number | null {
  const { timer, status } = usePlayer();
  const [now, setNow] = useState(() => Date.now());
  const endsAt = timer?.endsAt ?? null;
  useEffect(() => {
    if (endsAt === null) return undefined;
    setNow(Date.now());
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, [endsAt, status]);
  return endsAt === null ? null : Math.max(0, Math.round((endsAt - now) / 1000));
}
