import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBareTables } from './bare-tables.ts';
import type { Finding } from './finding.ts';

const SAFE = `
type Kind = 'a' | 'b';
const own: Record<Kind, string> = { a: 'x', b: 'y' };
const map = new Map([['a', 'x']]);
const list = ['x'];
declare const word: string;
declare const kind: Kind;
declare const sides: readonly ['left', 'right'];
const both = { 'left.in': 1, 'right.in': 2 };
export const found = [own[kind], own['a'], map.get(word), list[word.length], word[0]];
export const more = sides.map((side) => both[\`\${side}.in\`]);
// table: only names that we wrote get here.
export const allowed = (own as Record<string, string>)[word];
`;

const PLANTED: Record<string, [text: string, line: number]> = {
  'domain/safety/text/sound.ts': [
    `const table: Record<string, string> = { q: 'que' };\nexport const soundOf = (word: string) => table[word] ?? word;\n`,
    2,
  ],
  'domain/companion/cast.ts': [
    `const table = { a: 1 };\nexport const cast = (word: string) =>\n  table[word as keyof typeof table];\n`,
    3,
  ],
  'server/src/functions/chat/inside.ts': [
    `const table = { a: 1 };\nexport const has = (word: string) => word in table;\n`,
    2,
  ],
  'web/src/features/chat/imported.tsx': [
    `import { table } from '../../../../domain/content.ts';\nexport const heard = (word: string) => table[\`x\${word}\`];\n`,
    2,
  ],
};

let root = '';
let findings: Finding[] = [];
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'bare-tables-'));
  const files: Record<string, string> = {
    'tsconfig.json': JSON.stringify({
      compilerOptions: { strict: true, allowImportingTsExtensions: true, noEmit: true, types: [] },
    }),
    'domain/content.ts': `export const table: { [word: string]: number } = { a: 1 };\n`,
    'domain/safety/safe.ts': SAFE,
    'domain/safety/planted.test.ts': PLANTED['domain/safety/text/sound.ts']?.[0] ?? '',
    'server/src/rest/elsewhere.ts': PLANTED['domain/safety/text/sound.ts']?.[0] ?? '',
  };
  for (const [path, [text]] of Object.entries(PLANTED)) files[path] = text;
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  findings = checkBareTables(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each(Object.entries(PLANTED))('finds the table planted in %s', (path, [, line]) => {
  expect(findings.map(({ file }) => file)).toContain(`${path}:${line}`);
});

it('finds nothing else: maps, lists, our own names, what says why it is safe', () => {
  expect(findings).toHaveLength(Object.keys(PLANTED).length);
});

it('fails loudly where there is no project, rather than reading nothing', () => {
  expect(() => checkBareTables(join(root, 'nowhere'))).toThrow(Error);
});
