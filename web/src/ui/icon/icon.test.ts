import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

it('has a symbol for every name and a name for every symbol', () => {
  const named = [...read('names.ts').matchAll(/\| '([\w-]+)'/g)].map(([, name]) => name);
  const drawn = [...read('icons.svg').matchAll(/id="([\w-]+)"/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(40);
  expect(drawn).toEqual(named);
});
