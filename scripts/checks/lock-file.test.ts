import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkLockFile, completeLock, type Lock } from './lock-file.ts';

const LACKING: Lock = {
  packages: {
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      optionalDependencies: {
        '@tool/linux-x64-musl': '2.0.0',
        '@tool/darwin-arm64': '2.0.0',
        fsevents: '~2.3.2',
      },
    },
    'node_modules/@tool/linux-x64-musl': { version: '2.0.0', dev: true, optional: true },
  },
};

it('refuses a lock without the binary of another platform', () => {
  expect(checkLockFile(LACKING)).toEqual([
    {
      file: 'package-lock.json',
      message: 'lacks @tool/darwin-arm64@2.0.0 of node_modules/tool: node scripts/complete-lock.ts',
    },
  ]);
});

it('adds it for its platform alone, in the order that npm writes', () => {
  const complete = completeLock(LACKING);
  expect(checkLockFile(complete)).toEqual([]);
  expect(Object.keys(complete.packages)).toEqual([
    'node_modules/@tool/darwin-arm64',
    'node_modules/@tool/linux-x64-musl',
    'node_modules/tool',
  ]);
  expect(JSON.stringify(complete.packages['node_modules/@tool/darwin-arm64'])).toBe(
    '{"version":"2.0.0","cpu":["arm64"],"dev":true,"optional":true,"os":["darwin"]}',
  );
});

it('puts a second version beside the package that wants it', () => {
  const lock: Lock = {
    packages: {
      'node_modules/@tool/win32-x64-msvc': { version: '1.0.0', optional: true },
      'node_modules/tool': {
        version: '2.0.0',
        optionalDependencies: { '@tool/win32-x64-msvc': '2.0.0' },
      },
    },
  };
  const added = completeLock(lock).packages['node_modules/tool/node_modules/@tool/win32-x64-msvc'];
  expect(added).toEqual({ version: '2.0.0', cpu: ['x64'], optional: true, os: ['win32'] });
});

it('tells the libc of a Linux binary', () => {
  const lock: Lock = {
    packages: {
      'node_modules/tool': {
        version: '1.0.0',
        optionalDependencies: { 'tool-linux-arm64-musl': '1.0.0' },
      },
    },
  };
  expect(completeLock(lock).packages['node_modules/tool-linux-arm64-musl']).toMatchObject({
    libc: ['musl'],
  });
});

it('leaves a complete lock as npm wrote it', () => {
  const text = readFileSync('package-lock.json', 'utf8');
  expect(`${JSON.stringify(completeLock(JSON.parse(text)), null, 2)}\n`).toBe(text);
});
