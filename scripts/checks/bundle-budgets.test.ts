import { expect, it } from 'vitest';
import { checkBundleBudgets, type Manifest } from './bundle-budgets.ts';

const manifest: Manifest = {
  'node_modules/@react-router/dev/entry.client.tsx': { file: 'entry.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'src/app/root.tsx?route': { file: 'root.js', imports: ['_react.js'], css: ['app.css'] },
  'src/app/shell/shell-layout.tsx?route': { file: 'layout.js', imports: ['_react.js'] },
  'src/app/routes/home.tsx?route': { file: 'home.js', imports: ['_react.js'] },
  'src/app/routes/chat.tsx?route': { file: 'chat.js', imports: ['_data.js'] },
  'src/app/access/guarded-layout.tsx?route': { file: 'guard.js', imports: ['_data.js'] },
  '_data.js': { file: 'data.js' },
  'src/app/routes/play/breathing.tsx?route': { file: 'play.js', imports: ['_react.js'] },
  'src/games/breathing/index.ts': { file: 'breathing.js', imports: ['_react.js', '_kit.js'] },
  '_kit.js': { file: 'kit.js' },
};

const sizes =
  (over: Record<string, number> = {}) =>
  (file: string) =>
    over[file] ?? 1000;

it('counts each chunk of a first visit once', () => {
  const result = checkBundleBudgets(manifest, sizes(), ['games/breathing/index.ts'], ['router.js']);
  expect(result.findings).toEqual([]);
  expect(result.sizes).toEqual({
    home: 6000,
    chat: 8000,
    'games/breathing/index.ts': 2000,
    'app.css': 1000,
  });
});

it.each([
  ['home', 'home.js', 126_001, 'home'],
  ['chat', 'data.js', 170_001, 'chat'],
  ['a game', 'kit.js', 39_001, 'games/breathing/index.ts'],
  ['the stylesheet', 'app.css', 20_001, 'app.css'],
])('refuses %s over its budget', (_what, file, bytes, name) => {
  const { findings } = checkBundleBudgets(manifest, sizes({ [file]: bytes }), [
    'games/breathing/index.ts',
  ]);
  expect(findings.map((finding) => finding.file)).toEqual([name]);
});

it('fails loudly when a route is gone from the build, rather than measuring nothing', () => {
  expect(() => checkBundleBudgets({}, sizes(), [])).toThrow('entry.client.tsx');
});
