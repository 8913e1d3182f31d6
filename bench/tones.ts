/**
 * How well the tone of a message is heard, and whether the weights are those that its lines teach:
 * `npm run bench -- tones`. Learns six times; fails where the weights are others.
 */
import { TONE_WEIGHTS } from '#domain/companion/understand/tone-weights.content.ts';
import { countHeard, heldOut } from '#training/companion/held-out.ts';
import { learnTones } from '#training/companion/learn-tones.ts';
import { readTones } from '#training/companion/read-tones.ts';

export async function run(): Promise<void> {
  const lines = readTones();
  for (const [figure, share] of Object.entries(countHeard(heldOut(lines)))) {
    console.log(`${figure.padEnd(10)} ${(100 * share).toFixed(1)} %`);
  }
  const same = JSON.stringify(learnTones(lines)) === JSON.stringify(TONE_WEIGHTS);
  console.log(same ? 'the weights are those that these lines teach' : 'the weights are OTHERS');
  if (!same) process.exitCode = 1;
}
