import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The shell first: the same engine without the windows, menus and services around it, which cost the
 * stories a third of their time. Not every system packages it.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Debian's packages, the wanted one first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

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
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
    return spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  apt('update', '-qq');
  for (const name of PACKAGES) {
    const { status } = apt(
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      name,
      'fonts-liberation',
    );
    if (status === 0) break;
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    "The browser stories need Chromium: install your system's package, or set CHROMIUM to its path.",
  );
}
