import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function find(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  for (const name of NAMES) {
    const hit = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
    if (hit) return hit;
  }
  return undefined;
}

/**
 * The browser for the stories: $CHROMIUM, else one on the PATH, else Debian's package (as root, or
 * through sudo without a password).
 * @throws when there is none and none can be installed; the sentence says what to do
 */
export function ensureChromium(): string {
  const given = process.env['CHROMIUM'];
  if (given) return given;
  const found = find();
  if (found) return found;
  console.log('No Chromium found; installing the system package.');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]) {
    const [command = '', ...args] = [...sudo, ...step];
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    "The browser stories need Chromium: install your system's package, or set CHROMIUM to its path.",
  );
}
