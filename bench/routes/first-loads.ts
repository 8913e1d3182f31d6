import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import routes from '#web/app/routes.ts';
import { routedPages } from '../../scripts/build/routed-pages.ts';
import { checkBundleBudgets, type Manifest } from '../../scripts/checks/budgets/bundle-budgets.ts';

/** Gzipped bytes of a first visit to home and to the chat, in a site built in `folder`. */
export function readFirstLoads(folder: string): Record<string, number> {
  const client = join(folder, 'web/build/client');
  const { sizes } = checkBundleBudgets({
    manifest: JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest,
    sizeOf: (file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
    pages: routedPages(routes),
    games: [],
    everywhere: globSync('assets/manifest-*.js', { cwd: client }),
  });
  return { '/': sizes['/'] ?? 0, '/chat': sizes['/chat'] ?? 0 };
}
