import { parseSync } from 'oxc-parser';
import type { Finding, SourceFile } from './finding.ts';

/** Code that reads what people and strangers send. */
const READS = /^(?:domain|server\/src|web\/src)\/.*\.tsx?$/;
const LEFT_OUT = /\.test\.tsx?$|\/(?:train|corpus)\//;
/** On the line before, with the reason why there is only one way to read any text. */
const EXEMPT = /^\s*\/\/ linear: \S/;

const UNBOUNDED = /^(?:[+*]|\{\d+,\})/;

/**
 * Groups of a regular expression that are repeated without end and hold something that is repeated
 * without end: `(a+)+` tries every way to cut a long text, and a short message stops the process.
 */
export function repeatedGroups(pattern: string): string[] {
  const found: string[] = [];
  const open: { from: number; repeats: boolean }[] = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at];
    if (sign === '(') {
      open.push({ from: at, repeats: false });
      continue;
    }
    if (sign === '[') while (at < pattern.length && pattern[at] !== ']') at += step(pattern, at);
    else if (sign === '\\') at += 1;
    const group = sign === ')' ? open.pop() : undefined;
    const quantifier = UNBOUNDED.exec(pattern.slice(at + 1));
    if (group?.repeats && quantifier) found.push(pattern.slice(group.from, at + 2));
    const outer = open.at(-1);
    if (outer && (quantifier || group?.repeats)) outer.repeats = true;
  }
  return found;
}

function step(pattern: string, at: number): number {
  return pattern[at] === '\\' ? 2 : 1;
}

/** Regular expressions that a short text may keep busy for minutes. */
export function checkRepeatedPatterns(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => READS.test(path) && !LEFT_OUT.test(path))
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      return literalsOf(path, text).flatMap(({ pattern, start }) => {
        const line = text.slice(0, start).split('\n').length;
        if (EXEMPT.test(lines[line - 2] ?? '')) return [];
        return repeatedGroups(pattern).map((group) => ({
          file: `${path}:${line}`,
          message: `${group} repeats what is repeated in it`,
        }));
      });
    });
}

function literalsOf(path: string, text: string): { pattern: string; start: number }[] {
  const found: { pattern: string; start: number }[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) visit(child);
    else if (node !== null && typeof node === 'object') {
      if ('regex' in node && 'start' in node) {
        const { pattern } = node.regex as { pattern: string };
        found.push({ pattern, start: Number(node.start) });
      }
      for (const child of Object.values(node)) visit(child);
    }
  };
  visit(parseSync(path, text).program);
  return found;
}
