import { expect, it } from 'vitest';
import { checkBundleBudgets, type Manifest } from './bundle-budgets.ts';

const manifest: Manifest = {
  'src/app/entry.client.tsx': { file: 'entry.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'src/app/root.tsx?route': { file: 'root.js', imports: ['_react.js'], css: ['app.css'] },
  'src/app/shell/shell-layout.tsx?route': { file: 'layout.js', imports: ['_react.js'] },
  'src/app/routes/home.tsx?route': { file: 'home.js', imports: ['_react.js'] },
  'src/app/routes/chat.tsx?route': { file: 'chat.js', imports: ['_data.js'] },
  'src/app/access/guarded-layout.tsx?route': { file: 'guard.js', imports: ['_data.js'] },
  '_data.js': { file: 'data.js' },
  'src/app/routes/play/game.tsx?route': { file: 'play.js', imports: ['_react.js'] },
  'src/games/breathing/index.ts': { file: 'breathing.js', imports: ['_react.js', '_kit.js'] },
  '_kit.js': { file: 'kit.js' },
};

const SHELL = 'shell/shell-layout.tsx';
const GUARD = 'access/guarded-layout.tsx';
const pages = [
  { address: '/', files: [SHELL, 'routes/home.tsx'] },
  { address: '/chat', files: [SHELL, GUARD, 'routes/chat.tsx'] },
  { address: '/minigames/:game', files: [GUARD, 'routes/play/game.tsx'] },
];

function check(over: Record<string, number> = {}, more: Partial<typeof site> = {}) {
  const sizeOf = (file: string) => over[file] ?? 1000;
  return checkBundleBudgets({ ...site, sizeOf, ...more });
}
const site = { manifest, pages, games: ['breathing'], everywhere: ['router.js'] };

it('counts each chunk of a first visit once', () => {
  const result = check();
  expect(result.findings).toEqual([]);
  expect(result.sizes).toEqual({
    '/': 6000,
    '/chat': 8000,
    '/minigames/:game': 7000,
    'games/breathing/index.ts': 2000,
    'app.css': 1000,
  });
});

it.each([
  ['home', { 'home.js': 119_501 }, ['/']],
  ['the chat', { 'chat.js': 156_001 }, ['/chat']],
  ['what many pages need', { 'guard.js': 161_001 }, ['/chat', '/minigames/:game']],
  ['a game', { 'kit.js': 39_001 }, ['games/breathing/index.ts']],
  ['the stylesheet', { 'app.css': 21_001 }, ['app.css']],
])('refuses %s over its budget', (_what, over, names) => {
  expect(check(over).findings.map((finding) => finding.file)).toEqual(names);
});

it('fails loudly when something is gone from the build, rather than measuring nothing', () => {
  expect(() => check({}, { manifest: {} })).toThrow('entry.client.tsx');
  expect(() => check({}, { games: ['gone'] })).toThrow('games/gone/index.ts');
  expect(() => check({}, { pages: pages.slice(0, 2) })).toThrow('/minigames/:game');
});
