/**
 * Runs everything in order of cost and counts it: build, checks, unit and database and protocol
 * tests, browser stories. The ten slowest are named at the end; the last line is `N passed, N failed`;
 * it exits 1 if anything failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isBuilt, sourceHash } from './build-stamp.mjs';
import { ensureChromium, ensureStoryBrowser } from './chromium.ts';
import { slowest, timedStories, timedTests } from './slowest.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');

interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Passed at the second attempt; part of `passed`. */
  flaky?: number;
}
const NONE: Count = { passed: 0, failed: 0, skipped: 0 };

function run(title: string, command: string, args: string[], env: Record<string, string> = {}) {
  console.log(`\n── ${title}`);
  const started = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(`── ${title}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return status === 0;
}

/** Reads a runner's report; a run that left none, or that ended badly with no failure in it, is itself a failure. */
function count(ok: boolean, file: string, read: (report: never) => Count): Count {
  const path = join(results, file);
  if (!existsSync(path)) return { ...NONE, failed: 1 };
  const counted = read(JSON.parse(readFileSync(path, 'utf8')) as never);
  return ok || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

function buildAndCheck(): Count {
  const built = isBuilt(sourceHash()) || run('build', 'node', ['scripts/build.ts']);
  const checked = run('check', 'node', [
    'scripts/check.ts',
    '--report',
    join(results, 'check.json'),
  ]);
  const counted = count(checked, 'check.json', (report: Count) => report);
  return {
    ...counted,
    passed: counted.passed + Number(built),
    failed: counted.failed + Number(!built),
  };
}

function vitest(): Count {
  const flakyFile = join(results, 'vitest-flaky.json');
  const args = [
    'run',
    // As for the stories: what fails twice is a fault, what fails once is named and counted apart.
    '--retry=1',
    // Of two cores Vitest would leave one idle; the databases of the tests hardly need it.
    '--maxWorkers=2',
    '--reporter=dot',
    '--reporter=json',
    `--reporter=${join(import.meta.dirname, 'flaky-reporter.ts')}`,
    `--outputFile.json=${join(results, 'vitest.json')}`,
    // A log is read without a terminal's colours.
    ...(process.stdout.isTTY ? [] : ['--no-color']),
  ];
  const ok = run('unit, database and protocol tests', 'vitest', args, { FLAKY_REPORT: flakyFile });
  const { flaky }: { flaky: number } = existsSync(flakyFile)
    ? JSON.parse(readFileSync(flakyFile, 'utf8'))
    : { flaky: 0 };
  return count(
    ok,
    'vitest.json',
    (report: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
      flaky,
    }),
  );
}

function stories(): Count {
  const ok = run('browser stories', 'playwright', ['test'], {
    STORY_BROWSER: ensureStoryBrowser(),
    CHROMIUM: ensureChromium(),
  });
  return count(
    ok,
    'stories.json',
    (report: {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    }) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      flaky: report.stats.flaky,
      skipped: report.stats.skipped,
    }),
  );
}

/** What a runner reported; nothing where it left no report, which is counted as a failure elsewhere. */
function reported<R>(file: string, read: (report: never) => R[]): R[] {
  const path = join(results, file);
  return existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8')) as never) : [];
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const started = performance.now();
const counts = [buildAndCheck(), vitest(), stories()];
const timed = [
  ...reported('vitest.json', (report: Parameters<typeof timedTests>[0]) =>
    timedTests(report, resolve(root)),
  ),
  ...reported('stories.json', timedStories),
];
console.log(`\nThe slowest:\n${slowest(timed).join('\n')}`);
console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
const sum = (key: keyof Count) => counts.reduce((total, one) => total + (one[key] ?? 0), 0);
if (sum('flaky') > 0)
  console.log(`\n${sum('flaky')} passed only at the second attempt (flaky above)`);
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
