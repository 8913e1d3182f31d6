import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkOldBrowsers } from './old-browsers.ts';

const root = path.join(import.meta.dirname, '../..');

function found(code: string) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'remanso-old-')), 'built.js');
  writeFileSync(file, code);
  return checkOldBrowsers(root, [file]);
}

describe('the check of old browsers', () => {
  it('accepts what they know, and what the head script gives them', () => {
    expect(found('export const last = [1, 2].at(-1) ?? [2, 1].toSorted();')).toEqual([]);
  });

  it('finds a function that they lack', () => {
    expect(found('export const by = Object.groupBy([1], String);')[0]?.message).toMatch(/GroupBy/);
  });

  it('finds syntax that they cannot read', () => {
    expect(found('export const set = /[\\p{L}--[a-z]]/v;')).not.toEqual([]);
  });
});
