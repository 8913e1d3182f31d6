// `npm run dev`: the server restarted at every change (port 3000) and the web app with hot
// reload (Vite prints its address). One Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, projectEnv, projectNode, root } from './ensure-installed.mjs';

await ensureInstalled();

const parts = [
  spawn(projectNode, ['--watch', '--watch-preserve-output', join(root, 'server/src/main.ts')], {
    cwd: root,
    env: projectEnv,
    stdio: 'inherit',
  }),
  spawn(join(root, 'node_modules/.bin/react-router'), ['dev'], {
    cwd: join(root, 'web'),
    env: projectEnv,
    stdio: 'inherit',
  }),
];

let ending = false;
function end(signal) {
  ending = true;
  for (const part of parts) part.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));

const codes = await Promise.all(
  parts.map(
    (part) =>
      new Promise((resolve) => {
        part.once('error', () => resolve(1));
        part.once('exit', (code) => {
          if (!ending) end('SIGTERM'); // one without the other is no use
          resolve(code ?? 0);
        });
      }),
  ),
);
process.exit(ending ? 0 : Math.max(...codes));
