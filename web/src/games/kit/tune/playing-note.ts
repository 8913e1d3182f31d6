import { useSyncExternalStore } from 'react';

let playing: number | null = null;
const listeners = new Set<() => void>();

/** Which note of the melody of a run sounds now: −1 before the first, null while none is played. */
export function showPlayingNote(note: number | null): void {
  playing = note;
  for (const listener of listeners) listener();
}

/** For the picture of a melody: what can be seen where nothing can be heard. */
export function usePlayingNote(): number | null {
  return useSyncExternalStore(
    follow,
    () => playing,
    () => null,
  );
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
