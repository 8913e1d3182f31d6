import type { RoutedPage } from '../../build/routed-pages.ts';
import type { Finding } from '../finding.ts';

/** Vite's build manifest, as far as a budget needs it. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; css?: string[]; isEntry?: boolean; src?: string }
>;

/** Budgets of docs/architecture.md in gzipped bytes of what a first visit downloads. */
export const BUDGETS = {
  home: 124_200,
  chat: 162_800,
  page: 166_700,
  gameOverShell: 40_000,
  stylesheet: 21_000,
} as const;

const BUDGETS_BY_ADDRESS = new Map<string, number>([
  ['/', BUDGETS.home],
  ['/chat', BUDGETS.chat],
]);
/** The page on which any game is played. */
const GAME_PAGE = '/minigames/:game';

interface Site {
  manifest: Manifest;
  /** Gzipped bytes of a built file, by its path in the manifest. */
  sizeOf: (file: string) => number;
  /** What routes.ts knows. */
  pages: readonly RoutedPage[];
  /** Ids of the games' registry; each has its door in `games/ID/index.ts`. */
  games: readonly string[];
  /** Built files that every page loads and the manifest does not know: the router's own. */
  everywhere: readonly string[];
}

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

function keysOf(manifest: Manifest, endings: readonly string[]): string[] {
  return endings.map((ending) => {
    const key = Object.keys(manifest).find((name) =>
      `/${name.replace(/\?.*$/, '')}`.endsWith(`/${ending}`),
    );
    if (!key) throw new Error(`The build has no chunk for ${ending}.`);
    return key;
  });
}

/** Adds up what a first visit to each page, and to each game, downloads, and holds it to its budget. */
export function checkBundleBudgets({ manifest, sizeOf, pages, games, everywhere }: Site): {
  findings: Finding[];
  sizes: Record<string, number>;
} {
  const sum = (files: Iterable<string>) =>
    [...new Set(files)].reduce((bytes, file) => bytes + sizeOf(file), 0);
  const scripts = (chunks: Iterable<string>) =>
    [...chunks].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
  const loadedBy = ({ files }: RoutedPage) =>
    closure(
      manifest,
      keysOf(manifest, [
        'app/entry.client.tsx',
        'app/root.tsx',
        ...files.map((file) => `app/${file}`),
      ]),
    );

  const measured: { name: string; bytes: number; limit: number }[] = pages.map((page) => ({
    name: page.address,
    bytes: sum([...everywhere, ...scripts(loadedBy(page))]),
    limit: BUDGETS_BY_ADDRESS.get(page.address) ?? BUDGETS.page,
  }));

  const gamePage = pages.find(({ address }) => address === GAME_PAGE);
  if (!gamePage) throw new Error(`routes.ts has no ${GAME_PAGE}.`);
  const shell = loadedBy(gamePage);
  for (const id of games) {
    const door = `games/${id}/index.ts`;
    const own = [...closure(manifest, keysOf(manifest, [door]))].filter((key) => !shell.has(key));
    measured.push({ name: door, bytes: sum(scripts(own)), limit: BUDGETS.gameOverShell });
  }
  for (const file of new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))) {
    measured.push({ name: file, bytes: sizeOf(file), limit: BUDGETS.stylesheet });
  }

  const findings = measured
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit }) => ({
      file: name,
      message: `${bytes} bytes gzipped, at most ${limit}`,
    }));
  return {
    findings,
    sizes: Object.fromEntries(measured.map(({ name, bytes }) => [name, bytes])),
  };
}
