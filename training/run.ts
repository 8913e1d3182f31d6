/** `npm run train -- NAME`: learns something anew, in a process with as much memory as it needs. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const TRAINERS: Readonly<Record<string, { file: string; megabytes: number }>> = {
  guard: { file: 'guard/learn/train.ts', megabytes: 12_000 },
  'guard-server': { file: 'guard/learn/recurrent/train.ts', megabytes: 17_000 },
};

const [name = '', ...rest] = process.argv.slice(2);
const trainer = Object.hasOwn(TRAINERS, name) ? TRAINERS[name] : undefined;
if (!trainer) {
  process.stderr.write(
    `Usage: npm run train -- NAME, where NAME is one of: ${Object.keys(TRAINERS).join(', ')}\n`,
  );
  process.exitCode = 2;
} else {
  const file = join(import.meta.dirname, trainer.file);
  const args = [`--max-old-space-size=${trainer.megabytes}`, file, ...rest];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
}
