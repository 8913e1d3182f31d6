// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLooks } from './look.ts';
import { followSoundLevel, soundLevel } from './sound-level.ts';
import { isStill } from './stillness.ts';

afterEach(() => setLooks([]));

const system = (reduce: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: reduce, addEventListener() {} }));
beforeEach(() => system(false));

it('is as loud as somebody wants it, also while it sounds', () => {
  const heard: number[] = [];
  const node = {
    gain: { value: 1, setTargetAtTime: (level: number) => heard.push(level) },
    context: { currentTime: 0 },
  } as unknown as GainNode;
  setLooks(['volume-50']);
  const end = followSoundLevel(node, 0.9);
  expect(node.gain.value).toBeCloseTo(0.45);
  setLooks(['mute', 'volume-50']);
  setLooks([]);
  expect(heard).toEqual([0, 0.9]);
  end();
  setLooks(['mute']);
  expect(heard).toHaveLength(2);
  expect(soundLevel()).toBe(0);
});

it('is still as the system says, unless somebody said otherwise here', () => {
  expect(isStill()).toBe(false);
  setLooks(['still']);
  expect(isStill()).toBe(true);
  system(true);
  setLooks([]);
  expect(isStill()).toBe(true);
  setLooks(['moving']);
  expect(isStill()).toBe(false);
});
