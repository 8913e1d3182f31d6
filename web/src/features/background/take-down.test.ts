// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_BACKGROUND } from '#domain/backgrounds/background-setting.ts';
import { BACKGROUNDS } from '#domain/backgrounds/catalogue.content.ts';
import { queryClient } from '#web/data/query-client.ts';
import { backgroundQuery } from './api/load-background.ts';
import { choices, THE_CHOICE } from './choices.ts';
import { BACKGROUND_KEY } from './first-paint.ts';
import { keepBackground, keptBackground, onKeptChange } from './kept-background.ts';
import { takeDown } from './take-down.ts';

vi.mock('./this-device.ts', () => ({ thisDevice: () => ({ cores: 8, isPhone: false }) }));
vi.mock('#web/data/backend.ts', () => ({
  loadBackend: () => Promise.reject(new TypeError('off')),
  loadBackendOf: () => Promise.reject(new TypeError('off')),
}));

const KOI = { type: 'pattern', data: { pattern: 'koi', gridSize: 440, overlay: 0.4 } } as const;
const { queryKey } = backgroundQuery('ana');

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

it('puts the default in the place of what was given back, on the page and for the next one', () => {
  keepBackground('ana', KOI);
  queryClient.setQueryData(queryKey, KOI);
  const told = vi.fn<() => void>();
  const end = onKeptChange(told);
  takeDown('ana', 'background:koi');
  end();
  expect(told).toHaveBeenCalledTimes(1);
  expect(keptBackground('ana')).toEqual(DEFAULT_BACKGROUND);
  expect(localStorage.getItem(BACKGROUND_KEY)).not.toContain('koi');
  expect(queryClient.getQueryData(queryKey)).toEqual(DEFAULT_BACKGROUND);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('sends no choice of it any more', () => {
  keepBackground('ana', KOI);
  choices.add('ana', KOI, THE_CHOICE);
  takeDown('ana', 'background:koi');
  expect(choices.unsent('ana')).toBe(0);
});

it('knows it from the account where this device kept nothing', () => {
  queryClient.setQueryData(queryKey, KOI);
  takeDown('ana', 'background:koi');
  expect(keptBackground('ana')).toEqual(DEFAULT_BACKGROUND);
});

it('leaves what is of another piece, or of somebody else', () => {
  for (const { id, setting } of BACKGROUNDS.filter((one) => one.id !== 'background:koi')) {
    keepBackground('ana', setting);
    takeDown('ana', 'background:koi');
    takeDown('leo', id);
    expect(keptBackground('ana')).toEqual(setting);
  }
});
