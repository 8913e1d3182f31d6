import type { Mix } from '#domain/ambient/mix.ts';

/**
 * - off: nothing has been asked for yet · starting: the way to the speaker is being opened
 * - interrupted: the system took the sound (a call, another app) · failed: there is no way to sound
 */
type Status = 'off' | 'starting' | 'playing' | 'paused' | 'interrupted' | 'failed';

interface Timer {
  minutes: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

export interface PlayerState {
  mix: Mix;
  /** Of the house's mix or of the person's own that was opened last. */
  from: string | null;
  status: Status;
  /** 0 to 1. */
  volume: number;
  timer: Timer | null;
}

export const SILENCE: PlayerState = {
  mix: [],
  from: null,
  status: 'off',
  volume: 0.9,
  timer: null,
};

/** The fade to sleep takes the last third of the time, ten minutes at most. */
export function fadeSeconds(minutes: number): number {
  return Math.min(minutes / 3, 10) * 60;
}

/** Whether the person wants to hear something now, whatever the browser does. */
export function isWanted({ status }: PlayerState): boolean {
  return status === 'starting' || status === 'playing' || status === 'interrupted';
}
