/**
 * Learns how messages are said, from our own talks (`tones.txt`): `node domain/companion/train/train.ts`,
 * some seconds. Same lines, same weights. With `evaluate` it counts instead how the sentences of each fifth
 * are heard by what the others teach.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countHeard, heldOut } from './held-out.ts';
import { learnTones } from './learn-tones.ts';
import { readTones } from './read-tones.ts';

function write(): void {
  const fields = Object.entries(learnTones(readTones())).map(
    ([key, value]) => `  ${key}: ${JSON.stringify(value)},`,
  );
  writeFileSync(
    join(import.meta.dirname, '../understand/tone-weights.content.ts'),
    `// Written by \`node domain/companion/train/train.ts\`; not by hand.\nimport type { StoredTones } from './tone-reader.ts';\n\nexport const TONE_WEIGHTS: StoredTones = {\n${fields.join('\n')}\n};\n`,
  );
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
