import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without its windows: what stories need of it, in two thirds of the time. */
const SHELL = 'chromium-headless-shell';

function find(names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  for (const name of names) {
    const hit = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
    if (hit) return hit;
  }
  return undefined;
}

/** Debian's own packages, as root, or through sudo without a password. */
function install(...packages: string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const [command = '', ...args] = [...sudo, ...step];
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

/**
 * The whole browser: $CHROMIUM, else one on the PATH, else Debian's package.
 * @throws when there is none and none can be installed; the sentence says what to do
 */
export function ensureChromium(): string {
  const given = process.env['CHROMIUM'];
  if (given) return given;
  const found = find(NAMES);
  if (found) return found;
  console.log('No Chromium found; installing the system package.');
  install('chromium', SHELL, 'fonts-liberation');
  const installed = find(NAMES);
  if (installed) return installed;
  throw new Error(
    "The browser stories need Chromium: install your system's package, or set CHROMIUM to its path.",
  );
}

/**
 * What the stories run in: the shell of Chromium where the system has it or Debian's package can be
 * installed, else the whole browser, which only takes longer.
 */
export function ensureStoryBrowser(): string {
  const whole = ensureChromium();
  if (process.env['CHROMIUM']) return whole;
  if (!find([SHELL]) && process.platform === 'linux') install(SHELL);
  return find([SHELL]) ?? whole;
}
