// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layerOf } from '#domain/ambient/mix.ts';
import type { Order } from '../audio/orders.ts';

/** A way to the speaker that writes down what it is told. */
const speaker = {
  orders: [] as Order[],
  opened: 0,
  refuses: false,
  silent: () => undefined as void,
  context: new EventTarget() as EventTarget & { state: string; currentTime: number },
};
const track = {
  play: vi.fn<() => void>(),
  pause: vi.fn<() => void>(),
  taken: () => undefined as void,
  given: () => undefined as void,
};

vi.mock('../audio/open-engine.ts', () => ({
  isWithoutSound: () => false,
  openEngine: (onSilent: () => void) => {
    speaker.opened += 1;
    speaker.silent = onSilent;
    const { context, orders } = speaker;
    Object.assign(context, {
      state: 'running',
      resume() {
        context.state = 'running';
        return Promise.resolve();
      },
      suspend: () => Promise.resolve(),
      close: () => Promise.resolve(),
    });
    return speaker.refuses
      ? Promise.reject(new Error('no device'))
      : Promise.resolve({ context, send: (order: Order) => orders.push(order) });
  },
}));
vi.mock('../audio/silent-track.ts', () => ({
  silentTrack: (taken: () => void, given: () => void) => Object.assign(track, { taken, given }),
}));

const rain = [layerOf('rain')];
const fades = () => speaker.orders.filter(({ type }) => type === 'fade' || type === 'sleep');
const last = () => speaker.orders.at(-1);
let player: typeof import('./player.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  Object.assign(speaker, { orders: [], opened: 0, refuses: false });
  speaker.context = new EventTarget() as typeof speaker.context;
  speaker.context.currentTime = 0;
  vi.clearAllMocks();
  player = await import('./player.ts');
  player.setMix(rain, null);
});

afterEach(() => {
  player.stop();
  vi.useRealTimers();
});

/** Time passes on both clocks. */
async function pass(seconds: number): Promise<void> {
  for (let at = 0; at < seconds; at += 1) {
    speaker.context.currentTime += 1;
    await vi.advanceTimersByTimeAsync(1000);
  }
}

async function begin(): Promise<void> {
  player.play();
  await pass(2);
  expect(player.playerState().status).toBe('playing');
}

describe('the player', () => {
  it('fades in what is chosen and out when it pauses', async () => {
    await begin();
    expect(speaker.orders).toContainEqual({ type: 'mix', mix: rain });
    expect(last()).toMatchObject({ type: 'fade', to: 1 });
    player.toggle();
    expect(last()).toMatchObject({ type: 'fade', to: 0 });
    expect(track.pause).toHaveBeenCalled();
    expect(player.playerState().status).toBe('paused');
  });

  it('passes on what is turned while it plays, and nothing while it does not', async () => {
    player.setMix([layerOf('sea')]);
    expect(speaker.orders).toEqual([]);
    await begin();
    player.setMix(rain);
    expect(last()).toEqual({ type: 'mix', mix: rain });
    player.setMix([]);
    expect(player.playerState().status).toBe('paused');
  });

  it('says so when there is no way to sound, and tries again', async () => {
    speaker.refuses = true;
    player.play();
    await pass(1);
    expect(player.playerState().status).toBe('failed');
    speaker.refuses = false;
    await begin();
    expect(speaker.opened).toBe(2);
  });

  it('sleeps after its time, the last third of it fading, and has no timer any more', async () => {
    await begin();
    player.setTimer(15);
    expect(last()).toEqual({ type: 'sleep', inSeconds: 600, overSeconds: 300 });
    speaker.silent();
    expect(player.playerState()).toMatchObject({ status: 'paused', timer: null });
  });

  it('fades for ten minutes at most', async () => {
    await begin();
    player.setTimer(120);
    expect(last()).toEqual({ type: 'sleep', inSeconds: 110 * 60, overSeconds: 600 });
  });

  it('catches up with the clock on the wall after the device slept', async () => {
    await begin();
    player.setTimer(5);
    await pass(3);
    const before = speaker.orders.length;
    // The wall goes on for 290 seconds, the sound stands.
    vi.setSystemTime(Date.now() + 290_000);
    await pass(1);
    expect(speaker.orders.length).toBe(before + 1);
    expect(last()).toMatchObject({ type: 'sleep', inSeconds: 0 });
    vi.setSystemTime(Date.now() + 60_000);
    await pass(1);
    expect(player.playerState()).toMatchObject({ status: 'paused', timer: null });
  });

  it('stays awake when the timer is taken back', async () => {
    await begin();
    player.setTimer(5);
    player.setTimer(null);
    expect(last()).toMatchObject({ type: 'stay-awake' });
    expect(fades().length).toBeGreaterThan(0);
  });

  it('waits while a call has the sound, and goes on by itself afterwards', async () => {
    await begin();
    const { context } = speaker;
    context.state = 'interrupted';
    context.dispatchEvent(new Event('statechange'));
    expect(player.playerState().status).toBe('interrupted');
    const before = speaker.orders.length;
    // Still in the call: nothing is asked.
    document.dispatchEvent(new Event('visibilitychange'));
    expect(speaker.orders.length).toBe(before);
    context.state = 'running';
    context.dispatchEvent(new Event('statechange'));
    expect(player.playerState().status).toBe('playing');
  });

  it('goes on with what was suspended when somebody comes back to the page', async () => {
    await begin();
    speaker.context.state = 'suspended';
    speaker.context.dispatchEvent(new Event('statechange'));
    expect(player.playerState().status).toBe('interrupted');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(2);
    expect(player.playerState().status).toBe('playing');
  });

  it('gives way to another app that plays', async () => {
    await begin();
    track.taken();
    expect(player.playerState().status).toBe('interrupted');
    expect(last()).toMatchObject({ type: 'fade', to: 0 });
    // Coming back to the page does not talk over it; when the system gives the sound back, it goes on.
    document.dispatchEvent(new Event('visibilitychange'));
    expect(player.playerState().status).toBe('interrupted');
    track.given();
    await pass(2);
    expect(player.playerState().status).toBe('playing');
  });

  it('opens a new way where the old one says that it runs and stands still', async () => {
    speaker.context.currentTime = 12;
    player.play();
    await vi.advanceTimersByTimeAsync(2000);
    expect(speaker.opened).toBe(2);
  });
});
