// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { KeptHere } from '#web/data/own-data/kept-here.ts';
import { OUTBOX_KINDS } from '../outbox/kinds.ts';
import { KEPT_HERE } from './registry.ts';

type Module = Readonly<Record<string, unknown>>;

it('what a folder keeps on the device is known to sign-out', async () => {
  const declared = import.meta.glob<Module>([
    '../../app/**/kept-here.ts',
    '../../features/**/kept-here.ts',
  ]);
  expect(Object.keys(declared).length).toBeGreaterThan(7);
  for (const [file, load] of Object.entries(declared)) {
    const lists = Object.entries(await load()).filter(([name]) => name.startsWith('KEPT_BY_'));
    expect([file, lists.length]).toEqual([file, 1]);
    for (const kept of (lists[0]?.[1] ?? []) as readonly KeptHere[]) {
      expect(KEPT_HERE).toContain(kept);
    }
  }
});

it('what a folder sends from the outbox is sent from every page', async () => {
  const sources = import.meta.glob<string>(
    ['../../app/**/*.ts', '../../data/**/*.ts', '../../features/**/*.ts', '!../../**/*.test.ts'],
    { query: '?raw', import: 'default' },
  );
  const modules = import.meta.glob<Module>([
    '../../app/**/*.ts',
    '../../data/preferences/*.ts',
    '../../features/**/*.ts',
  ]);
  const files: string[] = [];
  for (const [file, load] of Object.entries(sources)) {
    const text = await load();
    // One without `send` is sent by its own page, as the messages of the chat are.
    const declares = /^export const \w+ = (offlineList|outboxKind)\b/m.test(text);
    if (declares && /^ {2}send[:(]/m.test(text)) files.push(file);
  }
  expect(files.length).toBeGreaterThan(2);
  const known = new Set<unknown>(OUTBOX_KINDS);
  for (const file of files) {
    const exported = Object.values((await modules[file]?.()) ?? {});
    expect([file, exported.some((value) => known.has(value))]).toEqual([file, true]);
  }
});
