import { useSyncExternalStore } from 'react';
import { onPlayer, playerState } from './player.ts';
import { type PlayerState, SILENCE } from './player-state.ts';

export function usePlayer(): PlayerState {
  return useSyncExternalStore(onPlayer, playerState, () => SILENCE);
}

/** Tells of every change, and that another second has passed. */
function everySecond(listener: () => void): () => void {
  const clock = setInterval(listener, 1000);
  const stop = onPlayer(listener);
  return () => {
    clearInterval(clock);
    stop();
  };
}

function secondsLeft(): number | null {
  const { timer } = playerState();
  return timer && Math.max(0, Math.ceil((timer.endsAt - Date.now()) / 1000));
}

/** Whole seconds until it sleeps; null where it does not. */
export function useSecondsLeft(): number | null {
  return useSyncExternalStore(everySecond, secondsLeft, () => null);
}
