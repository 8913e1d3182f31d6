import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lightFiles } from './light-files.ts';

let client: string;
beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'light-'));
});
afterEach(() => rmSync(client, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(client, file)), { recursive: true });
  writeFileSync(join(client, file), text);
}

it('takes what a page names and what that imports, and nothing that is only fetched later', () => {
  write('help/index.html', '<link href="/assets/app-1.css"><script src="/assets/help-2.js">');
  write(
    'assets/help-2.js',
    'import{a}from"./shell-3.js";import"./base-4.js";import("./later-5.js")',
  );
  write('assets/shell-3.js', 'import{b}from"./base-4.js"');
  write('assets/base-4.js', '');
  expect(lightFiles(client, ['help/index.html']).toSorted()).toEqual([
    'assets/app-1.css',
    'assets/base-4.js',
    'assets/help-2.js',
    'assets/shell-3.js',
  ]);
});
