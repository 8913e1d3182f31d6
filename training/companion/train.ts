/**
 * Learns how messages are said, from our own talks (`tones.txt`): `npm run train -- tones`,
 * some seconds. Same lines, same weights. With `evaluate` it counts instead how the sentences of each fifth
 * are heard by what the others teach.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { writeContent } from './write-content.ts';
import { countHeard, heldOut } from './held-out.ts';
import { LEARNED_FILE, learnedNow, WEIGHTS_FILE } from './learned.ts';
import { learnTones } from './learn-tones.ts';
import { readTones } from './read-tones.ts';

function write(): void {
  writeContent(
    WEIGHTS_FILE,
    {
      by: 'npm run train -- tones',
      name: 'TONE_WEIGHTS',
      type: 'StoredTones',
      from: './tone-reader.ts',
    },
    learnTones(readTones()),
  );
  // As the file stands in the house: formatted.
  execFileSync('biome', ['format', '--write', WEIGHTS_FILE], { stdio: 'inherit' });
  writeFileSync(LEARNED_FILE, `${JSON.stringify(learnedNow())}\n`);
}

function evaluate(): void {
  const all = heldOut(readTones());
  for (const [name, lines] of [
    ['all', all] as const,
    ...Map.groupBy(all, ({ line }) => line.tone ?? 'none'),
  ]) {
    const { answered, right, near } = countHeard(lines);
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
    process.stdout.write(
      `${name.padEnd(8)} ${String(lines.length).padStart(6)}  answered to ${percent(answered)}, of these right ${percent(right)}, no contrary ${percent(near)}\n`,
    );
  }
}

if (process.argv[2] === 'evaluate') evaluate();
else write();
