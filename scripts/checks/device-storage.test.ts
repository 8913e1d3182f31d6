import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KEPT_HERE } from '#web/app/own-data/registry.ts';
import { checkDeviceStorage } from './device-storage.ts';

const REGISTRY = [
  { keys: ['remanso.known'], drafts: ['diary.'], databases: ['remanso-known'] },
  { kind: 'known' },
];
const PATH = 'web/src/features/diary/diary.ts';
const check = (text: string, more: { path: string; text: string }[] = []) =>
  checkDeviceStorage([{ path: PATH, text }, ...more], REGISTRY).map(({ message }) => message);

describe('storage on a device', () => {
  it.each([
    ['local storage past its door', `localStorage.setItem('remanso.known', 'x');`],
    ['the same by way of the window', `window.localStorage.clear();`],
    ['session storage', `sessionStorage.getItem('remanso.known');`],
    ['a cache', `await caches.open('answers');`],
    ['a database', `indexedDB.open('remanso-known');`],
    ['a cookie', `document.cookie = 'a=b';`],
    ['a key that nobody declared', `writeItem('remanso.diary', text);`],
    ['a key of another beginning', `writeItem('remanso.knowns', text);`],
    ['a key behind a constant', `const KEY = 'diary'; writeItem(KEY, text);`],
    [
      'a key that a function makes',
      'const keyOf = (id) => `remanso.diary.${id}`; writeItem(keyOf(a), b);',
    ],
    ['a key that nothing tells', `writeItem(somewhere.key, text);`],
    ['a key of a tab', `writeTabItem('remanso.diary', text);`],
    ['a draft', 'useDraft(`poem.${id}`);'],
    ['kept words', 'useKeptWords(`poem.${id}`, before);'],
    ['an own database', `createStore('remanso-diary', 'pages');`],
    ['something written offline', `offlineList({ kind: 'diary', schema });`],
    ['a kind that nothing tells', `outboxKind(somewhere);`],
  ])('is found: %s', (_what, text) => {
    expect(check(text)).toHaveLength(1);
  });

  it.each([
    ['a declared key', `writeItem('remanso.known', a); writeTabItem('remanso.known', b);`],
    ['what follows it', 'const keyOf = (id) => `remanso.known.${id}`; writeItem(keyOf(a), b);'],
    ['a prefix', `const PREFIX = 'remanso.known.'; writeItem(PREFIX + id, b);`],
    ['a draft', 'useDraft(`diary.${id}`);'],
    ['kept words', 'useKeptWords(`diary.${id}`, before);'],
    ['a database', `createStore('remanso-known', 'pages');`],
    ['something written offline', `const KIND = 'known'; offlineDocument({ kind: KIND, schema });`],
    ['asking whether there is one', `if (typeof indexedDB === 'undefined') stay();`],
  ])('is let be: %s', (_what, text) => {
    expect(check(text)).toEqual([]);
  });

  it('follows a name into another file', () => {
    const other = { path: 'web/src/data/keys.ts', text: `export const KEY = 'remanso.secret';` };
    const text = `import { KEY } from '#web/data/keys.ts'; writeItem(KEY, 'x');`;
    expect(check(text, [other])).toEqual(['"remanso.secret" is not in app/own-data/registry.ts']);
  });

  it('is declared, all of it', () => {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'web/src'], {
      encoding: 'utf8',
    })
      .split('\n')
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) => {
        try {
          return [{ path, text: readFileSync(path, 'utf8') }];
        } catch {
          return [];
        }
      });
    expect(checkDeviceStorage(files, KEPT_HERE)).toEqual([]);
    // Without a word of the registry there is plenty to find.
    expect(checkDeviceStorage(files, []).length).toBeGreaterThan(20);
  });
});
