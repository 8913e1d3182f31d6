import { posix } from 'node:path';
import type { Finding, SourceFile } from './finding.ts';

export const MAX_LINES = 300;
export const MAX_FILES_IN_FOLDER = 12;

const NOT_COUNTED = [
  /^domain\/database\.types\.ts$/,
  /(^|\/)content(\/|\.ts$)/,
  /\.content\.ts$/,
  /^training\/guard\/corpus\//,
];
/** One file an item by nature: routes, benches, and the page that each feature declares. */
const LISTS = [/^web\/src\/app\/routes\//, /^bench\/[^/]+$/, /\/places\.ts$/];
const TEST = /\.(test|spec)\.tsx?$/;

/** Files above 300 lines and folders of more than a dozen sources: split by operation, not by noun. */
export function checkFileSizes(files: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  const perFolder = new Map<string, number>();
  for (const file of files) {
    if (NOT_COUNTED.some((pattern) => pattern.test(file.path))) continue;
    const lines = file.text.split('\n').length - 1;
    if (lines > MAX_LINES) {
      findings.push({ file: file.path, message: `${lines} lines, at most ${MAX_LINES}` });
    }
    if (TEST.test(file.path) || LISTS.some((pattern) => pattern.test(file.path))) continue;
    const folder = posix.dirname(file.path);
    perFolder.set(folder, (perFolder.get(folder) ?? 0) + 1);
  }
  for (const [folder, count] of perFolder) {
    if (count > MAX_FILES_IN_FOLDER) {
      findings.push({
        file: folder,
        message: `${count} source files, at most ${MAX_FILES_IN_FOLDER}`,
      });
    }
  }
  return findings;
}
