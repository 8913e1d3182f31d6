// `npm run dev`: the server, restarted at every change, behind the web app with hot reload. The app
// is opened at Vite's address, which hands on what is the server's. One Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, projectEnv, projectNode, root } from './ensure-installed.mjs';
import { whenOrphaned } from './when-orphaned.mjs';

const WEB_PORT = '5173';

await ensureInstalled();

// Links of mails and passkeys belong to one origin: the one where the app is open.
const env = { ...projectEnv, SITE_URL: process.env.SITE_URL || `http://localhost:${WEB_PORT}` };

const parts = [
  spawn(projectNode, ['--watch', '--watch-preserve-output', join(root, 'server/src/main.ts')], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  spawn(join(root, 'node_modules/.bin/react-router'), ['dev', '--port', WEB_PORT, '--strictPort'], {
    cwd: join(root, 'web'),
    env,
    stdio: 'inherit',
  }),
];

let ending = false;
function end(signal) {
  ending = true;
  for (const part of parts) part.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
whenOrphaned(() => end('SIGTERM'));

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
