// `npm start`: installs what is missing, builds what is stale, runs the server. Plain JavaScript
// for the machine's own Node; the server runs on the project's.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt, sourceHash } from './build-stamp.mjs';
import { ensureInstalled, projectEnv, projectNode, root, step } from './ensure-installed.mjs';
import { whenOrphaned } from './when-orphaned.mjs';

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

whenOrphaned(() => server.kill('SIGTERM'));
