import { expect, it } from 'vitest';
import { checkGuardBudget, GUARD_BUDGETS } from './guard-budget.ts';

const TEXTS: Record<string, string> = {
  'assets/chat-1.js': 'new URL("guard/guard-worker-1.js")',
  'assets/guard/guard-worker-1.js':
    'import("./respond-1.js");import("./model-1.js");"weights-1.bin"',
  'assets/guard/model-1.js': 'import"./packed-1.js"',
  'assets/guard/packed-1.js': '',
  'assets/guard/respond-1.js': 'import"./guard-worker-1.js";import"./phrases-1.js"',
  'assets/guard/phrases-1.js': '',
  'assets/weights-1.bin': 'chat-1.js',
};
const files = ['assets/guard', ...Object.keys(TEXTS)];
const textOf = (file: string) => TEXTS[file] ?? '';
/** As on a disk, a folder cannot be read. */
function sizeOfFile(file: string): number {
  if (!(file in TEXTS)) throw new Error(`${file} is a folder`);
  return 1000;
}

it('counts what the worker fetches, wherever it lies, and guided mode apart', () => {
  const { findings, sizes } = checkGuardBudget(files, textOf, sizeOfFile);
  expect(sizes).toEqual({ guard: 4000, guided: 2000 });
  expect(findings).toEqual([]);
});

it.each([
  ['guard', 'assets/weights-1.bin'],
  ['guided', 'assets/guard/phrases-1.js'],
] as const)('refuses %s over its budget', (name, heavy) => {
  const sizeOf = (file: string) => (file === heavy ? GUARD_BUDGETS[name] : 1);
  const { findings } = checkGuardBudget(files, textOf, sizeOf);
  expect(findings.map(({ file }) => file)).toEqual([name]);
});

it('fails loudly when the build has no worker', () => {
  expect(() => checkGuardBudget(['assets/chat-1.js'], textOf, () => 1)).toThrow('0 guard workers');
});
