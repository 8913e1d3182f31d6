import { layerOf, type Mix } from '#domain/ambient/mix.ts';
import { PRESETS } from '#domain/ambient/presets.content.ts';
import { SOUND_IDS } from '#domain/ambient/sounds.ts';
import { Mixer } from '#domain/ambient/synthesis/mixer.ts';

const RATE = 48_000;
/** What a browser asks for at a time. */
const QUANTUM = 128;
const ROUNDS = 5;

/**
 * What the sounds cost: the share of one core that each takes, alone and in the mixes of the house,
 * pieces of 128 samples one after the other as a browser asks for them. Wanted: at most 3 % each.
 * `npm run bench -- ambient 20` plays 20 seconds of each; the quietest of five rounds counts.
 */
export function run([seconds = '10']: string[]): void {
  const length = Number(seconds);
  console.log('share of a core, and how many times faster than it is heard');
  for (const id of SOUND_IDS) report(id, [layerOf(id, 1)], length);
  for (const { id, mix } of PRESETS) report(`mix ${id}`, mix, length);
  report(
    'all fourteen',
    SOUND_IDS.map((id) => layerOf(id, 1)),
    length,
  );
}

function report(name: string, mix: Mix, seconds: number): void {
  const shares = Array.from({ length: ROUNDS }, () => shareOf(mix, seconds / ROUNDS));
  const share = Math.min(...shares);
  console.log(`${name.padEnd(20)} ${(share * 100).toFixed(2)} %   ×${(1 / share).toFixed(0)}`);
}

function shareOf(mix: Mix, seconds: number): number {
  const mixer = new Mixer(RATE, 1);
  mixer.set(mix);
  mixer.fade(1, 0.1);
  const left = new Float32Array(QUANTUM);
  const right = new Float32Array(QUANTUM);
  const pieces = Math.round((seconds * RATE) / QUANTUM);
  // Once through, so that the engine has compiled what it runs.
  for (let piece = 0; piece < pieces / 4; piece += 1) mixer.render(left, right);
  const before = performance.now();
  for (let piece = 0; piece < pieces; piece += 1) mixer.render(left, right);
  return (performance.now() - before) / 1000 / seconds;
}
