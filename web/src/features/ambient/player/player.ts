import type { Mix } from '#domain/ambient/mix.ts';
import { PRESETS } from '#domain/ambient/presets.content.ts';
import { showStandingBar } from '#web/ui/page/standing-bar.ts';
import { showOnLockScreen } from '../audio/media-session.ts';
import { isWithoutSound, openEngine } from '../audio/open-engine.ts';
import type { Engine, Order } from '../audio/orders.ts';
import { silentTrack } from '../audio/silent-track.ts';
import { AMBIENT_TEXTS } from '../texts.ts';
import { fadeSeconds, isWanted, type PlayerState, SILENCE } from './player-state.ts';

const FADE_IN = 3;
const FADE_OUT = 0.7;
/** So far may the clock of the sound and the clock on the wall be apart: a device that slept. */
const APART_SECONDS = 2;
const LOOK_MS = 1000;

let state: PlayerState = SILENCE;
const listeners = new Set<() => void>();

let engine: Promise<Engine> | null = null;
let sounding: Engine | null = null;
let track: ReturnType<typeof silentTrack> | null = null;
/** When, on the clock of the sound, the fade to sleep is over. */
let sleepsAt: number | null = null;
let looking: ReturnType<typeof setInterval> | undefined;

export const playerState = (): PlayerState => state;

export function onPlayer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Partial<PlayerState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
  const { status } = state;
  showOnLockScreen(status === 'off' ? null : lockTitle(), status === 'playing', { play, pause });
}

/** Of a mix of one's own the locked screen says nothing: others can read it. */
function lockTitle(): string {
  const preset = PRESETS.find(({ id }) => id === state.from);
  return preset?.title ?? AMBIENT_TEXTS.ownMix;
}

function send(order: Order): void {
  sounding?.send(order);
}

/** Begins, or goes on. Call it from a press: browsers let nothing sound otherwise. */
export function play(): void {
  if (state.mix.length === 0) return;
  if (isWithoutSound()) {
    change({ status: 'failed' });
    return;
  }
  change({ status: 'starting' });
  void showBar();
  track ??= silentTrack(taken, given);
  track.play();
  engine ??= openEngine(silent).then(heard);
  engine.then(start, fail);
}

async function showBar(): Promise<void> {
  const { PLAYER_BAR } = await import('./player-bar.tsx');
  if (state.status !== 'off') showStandingBar(PLAYER_BAR);
}

function heard(opened: Engine): Engine {
  sounding = opened;
  opened.context.addEventListener('statechange', follow);
  document.addEventListener('visibilitychange', comeBack);
  opened.send({ type: 'volume', level: state.volume });
  return opened;
}

function start({ context, send: order }: Engine): void {
  if (!isWanted(state)) return;
  order({ type: 'mix', mix: state.mix });
  order({ type: 'fade', to: 1, seconds: FADE_IN });
  if (state.timer) setSleep();
  context.resume().then(follow, follow);
  // Some phones say that it runs after a call while its clock stands still: only a new one helps.
  const before = context.currentTime;
  setTimeout(() => {
    const stands = context.state === 'running' && before > 0 && context.currentTime === before;
    if (stands && isWanted(state) && sounding?.context === context) reopen();
  }, 1500);
}

function reopen(): void {
  void sounding?.context.close().catch(() => undefined);
  sounding?.context.removeEventListener('statechange', follow);
  engine = openEngine(silent).then(heard);
  engine.then(start, fail);
}

function fail(): void {
  engine = null;
  track?.pause();
  change({ status: 'failed' });
}

/** What the browser does with the sound, as the page says it. */
function follow(): void {
  if (!isWanted(state) || !sounding) return;
  const isRunning = sounding.context.state === 'running';
  change({ status: isRunning ? 'playing' : 'interrupted' });
}

/** The system paused what plays: a call, or another app. */
function taken(): void {
  if (!isWanted(state)) return;
  send({ type: 'fade', to: 0, seconds: 0.2 });
  change({ status: 'interrupted' });
}

/** The system gave the sound back, as after a call. */
function given(): void {
  if (state.status === 'interrupted') play();
}

/** Back on the page: what was wanted goes on by itself where the browser lets it. */
function comeBack(): void {
  if (document.visibilityState !== 'visible' || state.status !== 'interrupted') return;
  // While a call lasts, asking again would leave some phones mute for good; and what another app
  // plays is not talked over.
  if (sounding?.context.state === 'suspended') play();
}

export function pause(): void {
  if (!isWanted(state)) return;
  track?.pause();
  send({ type: 'fade', to: 0, seconds: FADE_OUT });
  change({ status: 'paused' });
}

export function toggle(): void {
  if (state.status === 'playing' || state.status === 'starting') pause();
  else play();
}

/** All of it is faded out: by a press, or because the time is over. */
function silent(): void {
  if (state.status === 'playing') {
    track?.pause();
    stopLooking();
    change({ status: 'paused', timer: null });
  }
  if (!isWanted(state)) void sounding?.context.suspend().catch(() => undefined);
}

/** Ends it, and takes the bar away. */
export function stop(): void {
  pause();
  stopLooking();
  showStandingBar(null);
  change({ status: 'off', timer: null });
}

/** Puts other sounds, or turns those that are there. */
export function setMix(mix: Mix, from: string | null = state.from): void {
  change({ mix, from });
  if (mix.length === 0) pause();
  else if (isWanted(state)) send({ type: 'mix', mix });
}

export function setVolume(volume: number): void {
  change({ volume });
  send({ type: 'volume', level: volume });
}

/** Sleeps in so many minutes from now; null stays awake. */
export function setTimer(minutes: number | null): void {
  stopLooking();
  if (minutes === null) {
    change({ timer: null });
    if (isWanted(state)) send({ type: 'stay-awake', seconds: FADE_IN });
    return;
  }
  const hadTimer = state.timer !== null;
  change({ timer: { minutes, endsAt: Date.now() + minutes * 60_000 } });
  // It may be half asleep already.
  if (hadTimer && isWanted(state)) send({ type: 'stay-awake', seconds: FADE_IN });
  if (isWanted(state)) setSleep();
}

/** Tells the sound when to fade, and looks now and then whether it still believes it. */
function setSleep(): void {
  const { timer } = state;
  if (!timer || !sounding) return;
  const left = (timer.endsAt - Date.now()) / 1000;
  if (left <= 0) {
    change({ timer: null });
    return;
  }
  const over = Math.min(fadeSeconds(timer.minutes), left);
  send({ type: 'sleep', inSeconds: left - over, overSeconds: over });
  sleepsAt = sounding.context.currentTime + left;
  looking ??= setInterval(look, LOOK_MS);
}

function look(): void {
  const { timer } = state;
  if (!timer || !sounding || sleepsAt === null || state.status !== 'playing') return;
  const left = (timer.endsAt - Date.now()) / 1000;
  if (left <= 0) {
    pause();
    stopLooking();
    change({ timer: null });
  } else if (Math.abs(sleepsAt - sounding.context.currentTime - left) > APART_SECONDS) setSleep();
}

function stopLooking(): void {
  clearInterval(looking);
  looking = undefined;
  sleepsAt = null;
}
