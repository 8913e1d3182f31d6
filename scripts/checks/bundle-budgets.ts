import type { Finding } from './finding.ts';

/** Vite's build manifest, as far as a budget needs it. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; css?: string[]; isEntry?: boolean; src?: string }
>;

/** Budgets of docs/architecture.md in gzipped bytes of what a first visit downloads. */
export const BUDGETS = {
  home: 130_000,
  chat: 175_000,
  gameOverShell: 40_000,
  stylesheet: 20_000,
} as const;

function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return seen;
}

function keysOf(manifest: Manifest, ...endings: string[]): string[] {
  return endings.map((ending) => {
    const key = Object.keys(manifest).find((name) => name.replace(/\?.*$/, '').endsWith(ending));
    if (!key) throw new Error(`The build has no chunk for ${ending}.`);
    return key;
  });
}

/**
 * Adds up what a first visit to a route downloads and holds it against the budgets.
 * @param sizeOf gzipped bytes of a built file, by its path in the manifest
 * @param everywhere built files that every page loads and the manifest does not know: the router's own
 * @param games paths of the games' doors, e.g. `games/breathing/index.ts`
 */
export function checkBundleBudgets(
  manifest: Manifest,
  sizeOf: (file: string) => number,
  games: readonly string[],
  everywhere: readonly string[] = [],
): { findings: Finding[]; sizes: Record<string, number> } {
  const total = (chunks: Set<string>) =>
    [...new Set([...chunks].map((key) => manifest[key]?.file ?? ''))]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + sizeOf(file), 0);
  const shell = keysOf(manifest, 'entry.client.tsx', 'app/root.tsx');
  const route = (...modules: string[]) =>
    closure(manifest, [...shell, ...keysOf(manifest, ...modules)]);

  const always = everywhere.reduce((sum, file) => sum + sizeOf(file), 0);
  const sizes: Record<string, number> = {
    home: always + total(route('shell/shell-layout.tsx', 'routes/home.tsx')),
    chat:
      always +
      total(route('shell/shell-layout.tsx', 'access/guarded-layout.tsx', 'routes/chat.tsx')),
  };
  const limits: Record<string, number> = { home: BUDGETS.home, chat: BUDGETS.chat };

  for (const game of games) {
    // A game's route is the shell around it; the game itself is fetched by the registry.
    const name = /games\/([^/]+)\//.exec(game)?.[1] ?? game;
    const gameShell = route('access/guarded-layout.tsx', `routes/play/${name}.tsx`);
    const own = [...closure(manifest, keysOf(manifest, game))].filter((key) => !gameShell.has(key));
    sizes[game] = total(new Set(own));
    limits[game] = BUDGETS.gameOverShell;
  }
  for (const file of new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))) {
    sizes[file] = sizeOf(file);
    limits[file] = BUDGETS.stylesheet;
  }
  const findings = Object.entries(sizes)
    .filter(([name, bytes]) => bytes > (limits[name] ?? 0))
    .map(([name, bytes]) => ({
      file: name,
      message: `${bytes} bytes gzipped, at most ${limits[name]}`,
    }));
  return { findings, sizes };
}
