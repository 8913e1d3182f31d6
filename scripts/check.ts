/**
 * `npm run check`: lock file, types, lint, format, import direction, tables looked up by words, dead
 * code, sizes, texts, lessons, fields for free words, citations of pages, bundle budgets.
 * Runs every check even when one fails, so that one run tells everything; exits 1 if any found something.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { KEPT_HERE } from '#web/app/own-data/registry.ts';
import routes from '#web/app/routes.ts';
import { GAMES } from '#web/games/registry.ts';
import { routedPages } from './build/routed-pages.ts';
import { checkBareTables } from './checks/bare-tables.ts';
import { checkBundleBudgets, type Manifest } from './checks/budgets/bundle-budgets.ts';
import { checkCitations } from './checks/documents/citations.ts';
import { citingFiles } from './checks/documents/citing-files.ts';
import { checkDeviceStorage } from './checks/device-storage.ts';
import { checkFileSizes } from './checks/file-sizes.ts';
import type { Finding, SourceFile } from './checks/finding.ts';
import { checkGuardBudget } from './checks/budgets/guard-budget.ts';
import { checkImportDirection } from './checks/import-direction.ts';
import { checkAllLessons } from './checks/lessons/all-lessons.ts';
import { checkLockFile, type Lock } from './checks/lock-file.ts';
import { checkOldBrowsers } from './checks/old-browsers.ts';
import { checkRepeatedPatterns } from './checks/repeated-patterns.ts';
import { checkSpanishLiterals } from './checks/words/spanish-literals.ts';
import { checkWrittenWords } from './checks/words/written-words.ts';

const root = join(import.meta.dirname, '..');
const client = join(root, 'web/build/client');

function sources(): SourceFile[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
    { cwd: root, encoding: 'utf8' },
  );
  return listed
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function tool(command: string, args: string[], cwd = root): Finding[] {
  const run = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status === 0) return [];
  return [{ file: command, message: `${run.stdout}${run.stderr}`.trim() }];
}

function bundleBudgets(): Finding[] {
  const path = join(client, '.vite/manifest.json');
  if (!existsSync(path)) return [{ file: 'web/build', message: 'not built: npm run build first' }];
  const { findings, sizes } = checkBundleBudgets({
    manifest: JSON.parse(readFileSync(path, 'utf8')) as Manifest,
    sizeOf: (file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
    pages: routedPages(routes),
    games: Object.keys(GAMES),
    everywhere: globSync('assets/manifest-*.js', { cwd: client }),
  });
  for (const [name, bytes] of Object.entries(sizes)) {
    console.log(`    ${name} ${(bytes / 1000).toFixed(1)} kB`);
  }
  return findings;
}

function guardBudget(): Finding[] {
  if (!existsSync(join(client, 'assets'))) {
    return [{ file: 'web/build', message: 'not built: npm run build first' }];
  }
  const built = globSync('assets/**/*.*', { cwd: client });
  const { findings, sizes } = checkGuardBudget(
    built,
    (file) => readFileSync(join(client, file), 'utf8'),
    (file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
  );
  for (const [name, bytes] of Object.entries(sizes)) {
    console.log(`    ${name} ${(bytes / 1000).toFixed(1)} kB`);
  }
  return findings;
}

function lockFile(): Finding[] {
  return checkLockFile(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock);
}

const files = sources();
const CHECKS: ReadonlyArray<[name: string, run: () => Finding[]]> = [
  ['lock file', lockFile],
  ['routes typed', () => tool('react-router', ['typegen'], join(root, 'web'))],
  ['types', () => tool('tsc', ['--noEmit'])],
  ['lint', () => tool('oxlint', ['--type-aware', '--deny-warnings'])],
  ['format', () => tool('biome', ['format', '.'])],
  ['import direction', () => checkImportDirection(files)],
  ['tables of words', () => checkBareTables(root)],
  ['repeated patterns', () => checkRepeatedPatterns(files)],
  ['dead code', () => tool('knip', ['--no-progress'])],
  ['file sizes', () => checkFileSizes(files)],
  ['texts', () => checkSpanishLiterals(files)],
  ['lessons', () => checkAllLessons(root)],
  ['citations', () => checkCitations(citingFiles(root))],
  ['written words', () => checkWrittenWords(files)],
  ['device storage', () => checkDeviceStorage(files, KEPT_HERE)],
  [
    'old browsers',
    () => checkOldBrowsers(root, [join(client, 'assets/*.js'), join(client, 'sw*.js')]),
  ],
  ['bundle budgets', bundleBudgets],
  ['guard budget', guardBudget],
];

let failed = 0;
for (const [name, run] of CHECKS) {
  const started = performance.now();
  const findings = run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  for (const finding of findings) console.log(`    ${finding.file}: ${finding.message}`);
  if (findings.length > 0) failed += 1;
}
console.log(`check: ${CHECKS.length - failed} passed, ${failed} failed`);
const report = process.argv.indexOf('--report');
if (report > 0) {
  const counts = { passed: CHECKS.length - failed, failed, skipped: 0 };
  writeFileSync(process.argv[report + 1] ?? 'check.json', JSON.stringify(counts));
}
process.exitCode = failed === 0 ? 0 : 1;
