// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeAudio } from './fake-audio.testing.ts';

/** A graph of its own for each test. */
async function fresh() {
  vi.resetModules();
  const [{ playTone }, { hush }] = await Promise.all([
    import('./play-cue.ts'),
    import('./sound-graph.ts'),
  ]);
  const breathOut = () => playTone({ type: 'tone', fromHz: 262, toHz: 165, seconds: 8 });
  return { breathOut, hush };
}

beforeEach(() => void vi.unstubAllGlobals());

it('lets a long breath fade at once when it is hushed, and what follows be heard', async () => {
  const audio = fakeAudio();
  const { breathOut, hush } = await fresh();
  breathOut();
  audio.currentTime += 1;
  hush();
  const [long] = audio.started;
  expect(long?.isFaded).toBe(true);
  expect((long?.until ?? Infinity) - audio.currentTime).toBeLessThan(0.1);
  breathOut();
  expect(audio.started[1]?.isFaded).toBe(false);
  expect(audio.started[1]?.until).toBe(audio.currentTime + 8);
});

it('keeps nothing back to sound together once the browser lets it', async () => {
  const audio = fakeAudio();
  audio.state = 'suspended';
  const { breathOut } = await fresh();
  for (let count = 0; count < 30; count += 1) breathOut();
  expect(audio.started).toEqual([]);
  expect(audio.asked).toBeGreaterThan(0);
  audio.state = 'running';
  breathOut();
  expect(audio.started).toHaveLength(1);
});

it('has room again for what sounds once something has ended', async () => {
  const audio = fakeAudio();
  const { breathOut } = await fresh();
  for (let count = 0; count < 30; count += 1) breathOut();
  const most = audio.started.length;
  expect(most).toBeLessThan(30);
  audio.started[0]?.end();
  breathOut();
  expect(audio.started).toHaveLength(most + 1);
});
