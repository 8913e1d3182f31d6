import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Finding } from './finding.ts';

/** The oldest browsers that the built app must run in; the README says the same. */
export const OLDEST_BROWSERS = 'chrome 109, firefox 115, safari 16.4';

/** What they lack and web/src/app/boot/old-browsers.ts gives them, by es-check's names. */
const PROVIDED = [
  'ArrayToSorted',
  'ArrayToReversed',
  'ArrayToSpliced',
  'ArrayWith',
  'PromiseWithResolvers',
];

/**
 * Holds syntax and functions of built JavaScript against the oldest browsers.
 * @param files absolute paths or patterns of built modules
 */
export function checkOldBrowsers(root: string, files: readonly string[]): Finding[] {
  const run = spawnSync(
    path.join(root, 'node_modules/.bin/es-check'),
    [
      'checkBrowser',
      '--browserslistQuery',
      OLDEST_BROWSERS,
      '--module',
      '--checkFeatures',
      '--noCache',
      '--noColor',
      '--ignore',
      PROVIDED.join(','),
      ...files,
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (run.status === 0) return [];
  const output = `${run.stdout}${run.stderr}`;
  const told = [...output.matchAll(/erroring file: (\S+)\s+· error: (.+)/g)].map(
    ([, file = '', message = '']) => ({ file: path.relative(root, file), message }),
  );
  return told.length > 0 ? told : [{ file: 'es-check', message: output.trim() }];
}
