import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSW, type RuntimeCaching } from 'workbox-build';
import { lightFiles } from './build/light-files.ts';
import { paintPagesFirst } from './build/paint-first.ts';
import { packRoutes } from './build/pack-routes.ts';
import { readPlaces } from './build/read-places.ts';
import { markBuilt, sourceHash } from './build-stamp.mjs';

/**
 * Builds the web app into web/build/client: the pages, then the service worker that keeps the
 * shell and the help pages at hand without a network.
 */
const root = join(import.meta.dirname, '..');
const client = join(root, 'web/build/client');

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function buildPages() {
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build'], {
    cwd: join(root, 'web'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) fail(`The web app could not be built:\n${stdout}\n${stderr}`);
}

/**
 * The address under which a built page is served. The fallback has none of its own: any address
 * that is not prerendered answers with it, so one of those stands for all.
 */
const FALLBACK_ADDRESS = '/signature';

function addressOf(file: string): string {
  if (file === '__spa-fallback.html') return FALLBACK_ADDRESS;
  return `/${file.replace(/\/?index\.html$/, '')}`;
}

/** The pages that open without a network, as their places say. */
async function offlinePages(): Promise<string[]> {
  const places = await readPlaces();
  return places
    .filter(({ offline }) => offline)
    .map(({ address }) => `${address}/index.html`.replace(/^\/+/, ''));
}

/** What every page needs, and what stands beside the pages. */
const BASE = ['__spa-fallback.html', '*.{svg,webmanifest}'];
/** These open without a network also where data are saved. */
const PAGES_OF_HELP = ['crisis', 'crisis-moment', 'breathe', 'safety-plan'];

async function buildServiceWorkers() {
  await buildServiceWorker('sw.js', [
    'assets/**/*.{js,css,woff2,svg,bin}',
    ...(await offlinePages()),
    'minigames/*/index.html',
    ...BASE,
  ]);
  const pages = (await offlinePages()).filter((page) =>
    PAGES_OF_HELP.some((help) => page === `${help}/index.html`),
  );
  if (pages.length < PAGES_OF_HELP.length) fail('A page of help has no file of its own.');
  await buildServiceWorker(
    'sw-light.js',
    [...lightFiles(client, [...pages, '__spa-fallback.html']), ...pages, ...BASE],
    [
      {
        // Their names carry a hash of their content: what was opened once need not be fetched again.
        urlPattern: /\/assets\//,
        handler: 'CacheFirst',
        options: { cacheName: 'opened', expiration: { maxEntries: 300 } },
      },
    ],
  );
}

async function buildServiceWorker(
  name: string,
  globPatterns: string[],
  runtimeCaching: RuntimeCaching[] = [],
) {
  const { count, size } = await generateSW({
    swDest: join(client, name),
    globDirectory: client,
    globPatterns,
    runtimeCaching,
    // Kept in the worker's folder; a page that must read by itself does so by the rules alone.
    globIgnores: ['assets/respond-*.js'],
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: addressOf(entry.url) })),
        warnings: [],
      }),
    ],
    navigateFallback: FALLBACK_ADDRESS,
    navigateFallbackDenylist: [/^\/(auth|rest|functions)\/v1/, /^\/(outbox|healthz|readyz)/],
    // What a page is asked for with (a conversation, a way back) is read by its script.
    ignoreURLParametersMatching: [/./],
    dontCacheBustURLsMatching: /\/assets\//,
    maximumFileSizeToCacheInBytes: 3_000_000,
    skipWaiting: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  });
  console.log(`${name}: ${count} files, ${Math.round(size / 1024)} kB kept for offline use.`);
}

/** Without this file a server would answer unknown addresses with the wrong page. */
function checkFallback() {
  const fallback = readFileSync(join(client, '__spa-fallback.html'), 'utf8');
  if (!fallback.includes('<script'))
    fail('The build has no page for addresses that are not prerendered.');
  writeFileSync(join(client, '.built'), new Date().toISOString());
}

try {
  // Taken before the build, so that what changes meanwhile is built next time.
  const hash = sourceHash();
  buildPages();
  packRoutes(client);
  paintPagesFirst(client);
  checkFallback();
  await buildServiceWorkers();
  markBuilt(hash);
} catch (error) {
  fail(`The build stopped: ${error instanceof Error ? error.message : String(error)}`);
}
