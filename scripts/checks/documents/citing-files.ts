import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../finding.ts';

/** What may cite a page; Spanish content and learned tables do not. */
const CITING = /(?<!content)\.(?:tsx?|sql|css|md)$/;

/** Every file of the project by path, also those not committed yet; what may cite with its text. */
export function citingFiles(root: string): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)))
    .map((path) => ({
      path,
      text: CITING.test(path) ? readFileSync(join(root, path), 'utf8') : '',
    }));
}
