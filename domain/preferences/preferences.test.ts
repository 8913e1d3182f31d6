import { expect, it } from 'vitest';
import {
  chosenOf,
  DEFAULT_PREFERENCES,
  PREFERENCE_KEYS,
  preferencesOf,
  readPreference,
} from './preferences.ts';

it('has a value of its own kind for everything that nobody chose', () => {
  for (const key of PREFERENCE_KEYS) {
    expect([key, readPreference(key, DEFAULT_PREFERENCES[key])]).toEqual([
      key,
      DEFAULT_PREFERENCES[key],
    ]);
  }
});

it('loses one broken choice, and not the others with it', () => {
  const stored = { theme: 'dark', motion: 'jump', volume: 140, textSize: '150', later: true };
  expect(chosenOf(stored)).toEqual({ theme: 'dark', textSize: '150' });
  expect(preferencesOf(chosenOf(stored))).toEqual({
    ...DEFAULT_PREFERENCES,
    theme: 'dark',
    textSize: '150',
  });
});

it.each([null, undefined, 7, 'dark', [], [true]])('takes nothing out of %j', (stored) => {
  expect(preferencesOf(chosenOf(stored))).toEqual(DEFAULT_PREFERENCES);
});

it('is not taken in by names that every object has', () => {
  expect(chosenOf(JSON.parse('{"constructor":"dark","__proto__":{"theme":"dark"}}'))).toEqual({});
});
