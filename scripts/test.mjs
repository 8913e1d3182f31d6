// `npm test`: everything. Plain JavaScript for the machine's own Node; the rest runs on the project's.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
await ensureInstalled();

const child = spawn(
  join(root, 'node_modules/.bin/node'),
  [join(root, 'scripts/run-tests.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
  },
);
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
