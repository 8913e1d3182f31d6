// `npm start`: installs what is missing, builds what is stale, runs the server. Plain JavaScript
// for the machine's own Node; the server runs on the project's.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt, sourceHash } from './build-stamp.mjs';
import { ensureInstalled, projectEnv, projectNode, root, step } from './ensure-installed.mjs';

await ensureInstalled();

if (!isBuilt(sourceHash())) {
  await step('Building the web app', projectNode, [join(root, 'scripts/build.ts')]);
}

// The channel tells the server when we are gone, even by SIGKILL; then it stops by itself.
const server = spawn(projectNode, [join(root, 'server/src/main.ts')], {
  cwd: root,
  env: projectEnv,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal));
}
server.once('error', (error) => {
  process.stderr.write(`The server could not be started: ${error.message}\n`);
  process.exit(1);
});
server.once('exit', (code) => process.exit(code ?? 1));

// Under `npm start`, npm killed by SIGKILL takes nobody along: neither us nor the shell that it
// starts between us. So we look whether somebody above us was lost.
if (process.env.npm_lifecycle_event !== undefined) {
  const above = ancestors();
  setInterval(() => {
    if (ancestors() !== above) server.kill('SIGTERM');
  }, 1000).unref();
}

/** The process ids of our parent and, where /proc tells, of its parent. */
function ancestors() {
  const parent = process.ppid;
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return `${parent} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(parent);
  }
}
