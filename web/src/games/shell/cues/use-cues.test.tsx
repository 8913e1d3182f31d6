// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyGame, Cue } from '../../contract.ts';
import { lookAtAll, openGame, pebbles, pressButton } from '../game-screen.testing.tsx';
import { fakeAudio } from './fake-audio.testing.ts';

let cues: readonly Cue[] = [];
/** Whatever changes, this is what is heard. */
const game: AnyGame = {
  ...pebbles,
  cues: (before, after) => (JSON.stringify(before) === JSON.stringify(after) ? [] : cues),
};
const breathOut: Cue = { type: 'tone', fromHz: 262, toHz: 165, seconds: 8, caption: 'aire' };

const say = (...texts: string[]) => {
  cues = texts.map((text) => ({ type: 'say', text }));
};

const audio = fakeAudio();
const heardNow = () => audio.started.filter(({ isFaded }) => !isFaded);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('remanso.game-captions', 'on');
  localStorage.setItem('remanso.game-sound', 'on');
  audio.started.length = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('reads the same words aloud again: they come in another element', () => {
  say('Deshecho');
  openGame({ game });
  pressButton('Empezar');
  pressButton('Piedra 1');
  const first = screen.getByText('Deshecho');
  pressButton('Piedra 2');
  expect(screen.getByText('Deshecho')).not.toBe(first);
  expect(first.isConnected).toBe(false);
});

it('reads all that is said at one moment', () => {
  say('Ronda entera', 'Toma aire, 4');
  openGame({ game });
  pressButton('Empezar');
  pressButton('Piedra 1');
  expect(screen.getByRole('status').textContent).toBe('Ronda entera. Toma aire, 4');
});

it('takes a caption away when it has been there to read, and not before', () => {
  cues = [breathOut];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  openGame({ game });
  pressButton('Empezar');
  pressButton('Piedra 1');
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.getByText('♪ aire')).toBeTruthy();
  pressButton('Piedra 2');
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.getByText('♪ aire')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByText('♪ aire')).toBeNull();
});

/** A breath of eight seconds that has just begun to sound. */
function beginBreath() {
  cues = [breathOut];
  const opened = openGame({ game });
  pressButton('Empezar');
  pressButton('Piedra 1');
  expect(heardNow()).toHaveLength(1);
  return opened;
}

it('is still as soon as the game is paused', () => {
  beginBreath();
  pressButton('Pausar');
  expect(heardNow()).toEqual([]);
});

it('is still as soon as the page is out of sight', () => {
  beginBreath();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(heardNow()).toEqual([]);
});

it('is still as soon as the sound is switched off', () => {
  beginBreath();
  pressButton('Sonido activado');
  expect(heardNow()).toEqual([]);
});

it('is still as soon as somebody leaves for another page', () => {
  beginBreath().unmount();
  expect(heardNow()).toEqual([]);
});

it('rings out where the game comes to its own end', () => {
  cues = [breathOut];
  openGame({ game });
  pressButton('Empezar');
  lookAtAll();
  expect(screen.getByRole('heading', { name: 'Ya está' })).toBeTruthy();
  expect(heardNow().length).toBeGreaterThan(0);
});
