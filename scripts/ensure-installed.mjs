// Installs what is missing. Plain JavaScript without dependencies: it runs on the machine's own
// Node (20 or later), before anything of the project is there.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.stamp');
const NEEDS = 24;

/** Node 24 of the project; TypeScript runs on it without a build. */
export const projectNode = join(modules, '.bin/node');

/** The environment in which the project's own Node and tools come first. */
export const projectEnv = {
  ...process.env,
  PATH: `${join(modules, '.bin')}:${process.env.PATH ?? ''}`,
  // What Node has read once it does not strip of its types and compile again: half of a server's start.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache/compiled'),
};

/**
 * Makes node_modules match the lockfile and makes sure that the project's Node runs.
 * Ends the process with one sentence when that fails.
 */
export async function ensureInstalled() {
  const major = Number.parseInt(process.versions.node, 10);
  if (major < 20) fail(`Remanso needs Node 20 or later; this is ${process.version}.`);
  const lockfile = read(join(root, 'package-lock.json'));
  if (lockfile === undefined) fail('package-lock.json is missing; get a complete copy of Remanso.');
  const stamp = createHash('sha256')
    .update(`${lockfile}\n${process.platform}-${process.arch}`)
    .digest('hex');
  if (read(stampFile) !== stamp) {
    if (!installedAsLocked(lockfile)) {
      await step('Installing packages', npm(), [
        ...npmArgs(),
        'ci',
        '--include=dev',
        '--include=optional',
        '--loglevel=error',
        '--no-audit',
        '--no-fund',
      ]);
    }
    writeFileSync(stampFile, stamp);
  }
  if (!projectNodeRuns()) {
    // Its install script was not allowed to run (`ignore-scripts`).
    await step('Completing Node', npm(), [
      ...npmArgs(),
      'rebuild',
      'node',
      '--ignore-scripts=false',
      '--loglevel=error',
    ]);
    if (!projectNodeRuns()) {
      fail(
        `The project's Node ${NEEDS} was not installed; allow npm to run install scripts (npm config set ignore-scripts false), delete node_modules and start again.`,
      );
    }
  }
}

/**
 * Runs a command to its end, showing on one line what is being done and for how long. What it
 * prints is shown only when it fails; then the process ends with its exit code.
 */
export async function step(title, command, args) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const live = process.stdout.isTTY;
  process.stdout.write(live ? `${title} …` : `${title} …\n`);
  const clock = setInterval(
    () =>
      process.stdout.write(live ? `\r${title} … ${seconds()} s` : `${title} … ${seconds()} s\n`),
    live ? 1000 : 10_000,
  );
  const child = spawn(command, args, {
    cwd: root,
    env: projectEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = [];
  child.stdout.on('data', (chunk) => said.push(chunk));
  child.stderr.on('data', (chunk) => said.push(chunk));
  const pass = (signal) => child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      resolve(1);
    });
    child.once('close', (exit, signal) => resolve(exit ?? (signal === 'SIGINT' ? 130 : 143)));
  });
  process.off('SIGINT', pass).off('SIGTERM', pass);
  clearInterval(clock);
  if (code !== 0) {
    process.stdout.write('\n');
    process.stderr.write(Buffer.concat(said));
    if (code < 129) process.stderr.write(`${title} failed (${command} ${args.join(' ')}).\n`);
    process.exit(code);
  }
  process.stdout.write(`${live ? '\r' : ''}${title} … done in ${seconds()} s\n`);
}

function npm() {
  return process.env.npm_execpath?.endsWith('.js') ? process.execPath : 'npm';
}

/** The npm that called us, which need not be the first one in PATH. */
function npmArgs() {
  return process.env.npm_execpath?.endsWith('.js') ? [process.env.npm_execpath] : [];
}

/** Whether somebody's own `npm ci` has already put everything there; then nothing is repeated. */
function installedAsLocked(lockfile) {
  const installed = read(join(modules, '.package-lock.json'));
  if (installed === undefined) return false;
  try {
    const wanted = JSON.parse(lockfile).packages;
    const found = JSON.parse(installed).packages;
    return Object.entries(wanted).every(
      ([name, entry]) =>
        name === '' || (found[name] ? found[name].version === entry.version : entry.optional),
    );
  } catch {
    return false;
  }
}

/** Whether the project's Node is there and new enough for TypeScript. */
export function projectNodeRuns() {
  const { stdout } = spawnSync(projectNode, ['--version'], { encoding: 'utf8' });
  return Number.parseInt((stdout ?? '').slice(1), 10) >= NEEDS;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
