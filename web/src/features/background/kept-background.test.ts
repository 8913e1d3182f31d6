// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_BACKGROUND } from '#domain/backgrounds/background-setting.ts';
import { BACKGROUND_KEY, backgroundScript } from './first-paint.ts';
import { keepBackground, keptBackground, onKeptChange } from './kept-background.ts';

const STONES = { type: 'pattern', data: { pattern: 'river-stones', gridSize: 360 } } as const;
const device = vi.hoisted(() => ({ cores: 8 }));
vi.mock('./this-device.ts', () => ({ thisDevice: () => ({ ...device, isPhone: false }) }));

beforeEach(() => {
  localStorage.clear();
  device.cores = 8;
  document.documentElement.removeAttribute('style');
});

/** What the head script of the next page puts behind it. */
function firstPaint(theme: string): string {
  document.documentElement.dataset['theme'] = theme;
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- as the page’s head runs it
  new Function(backgroundScript())();
  return document.documentElement.style.getPropertyValue('--backdrop');
}

it('is there before the first paint, in the light of the theme', () => {
  keepBackground('ana', STONES);
  const [day, night] = [firstPaint('light'), firstPaint('dark')];
  expect(day).toContain('data:image/svg+xml');
  expect(night).toContain('data:image/svg+xml');
  expect(day).not.toBe(night);
});

it('is a tone there on a weak device, and stays what was chosen', () => {
  device.cores = 2;
  keepBackground('ana', STONES);
  expect(firstPaint('light')).toMatch(/^linear-gradient/);
  expect(keptBackground('ana')).toEqual(STONES);
});

it('is its person’s only', () => {
  keepBackground('ana', STONES);
  expect(keptBackground('leo')).toBeNull();
});

it('is nothing where it is broken or of a later version', () => {
  for (const text of ['{', 'null', '{"owner":"ana","setting":{"type":"video"},"drawn":1}']) {
    localStorage.setItem(BACKGROUND_KEY, text);
    expect(keptBackground('ana')).toBeNull();
    expect(firstPaint('light')).toBe('');
  }
});

it('is told of once, and not again while it is the same', () => {
  const told = vi.fn<() => void>();
  const end = onKeptChange(told);
  keepBackground('ana', DEFAULT_BACKGROUND);
  keepBackground('ana', DEFAULT_BACKGROUND);
  expect(told).toHaveBeenCalledTimes(1);
  end();
});
