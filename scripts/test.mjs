// `npm test`: everything. Plain JavaScript for the machine's own Node; the rest runs on the project's.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, projectEnv, projectNode, root } from './ensure-installed.mjs';

await ensureInstalled();

const child = spawn(projectNode, [join(root, 'scripts/run-tests.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnv,
});
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
