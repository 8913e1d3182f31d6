import { useSyncExternalStore } from 'react';
import type { Slot } from '#domain/store/piece.ts';
import type { WornPiece } from '../api/worn.ts';

/** What is tried on during this visit: in no account and on no device, gone with the page. */
let tried: readonly WornPiece[] = [];
const listeners = new Set<() => void>();

function set(next: readonly WornPiece[]): void {
  tried = next;
  for (const listener of listeners) listener();
}

export function readTried(): readonly WornPiece[] {
  return tried;
}

export function tryOn(piece: WornPiece): void {
  set([...tried.filter(({ slot }) => slot !== piece.slot), piece]);
}

export function stopTrying(slot: Slot): void {
  if (tried.some((piece) => piece.slot === slot)) set(tried.filter((piece) => piece.slot !== slot));
}

export function stopTryingAll(): void {
  if (tried.length > 0) set([]);
}

export function onTried(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTried(): readonly WornPiece[] {
  return useSyncExternalStore(onTried, readTried, readTried);
}

/** What is seen: the tried piece in the place of the worn one. */
export function withTried(
  worn: readonly WornPiece[],
  trial: readonly WornPiece[],
): readonly WornPiece[] {
  const covered = new Set(trial.map(({ slot }) => slot));
  return [...worn.filter(({ slot }) => !covered.has(slot)), ...trial];
}
