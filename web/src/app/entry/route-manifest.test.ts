import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router';
import { expect, it } from 'vitest';
import { packManifest, unpackManifest } from './route-manifest.ts';

type ManifestRoute = NonNullable<AssetsManifest['routes'][string]>;

/** As React Router writes it: optional things are missing, not undefined. */
function route(id: string, more: Partial<ManifestRoute> & { hasDefaultExport?: boolean } = {}) {
  const name = id.split('/').at(-1);
  return {
    id,
    hasAction: false,
    hasLoader: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: false,
    module: `/assets/${name}-1a2b3c4d.js`,
    imports: ['/assets/framework-1a2b3c4d.js', '/assets/shell-1a2b3c4d.js'],
    css: [],
    ...more,
  } as unknown as ManifestRoute;
}

function manifest(...routes: ManifestRoute[]): AssetsManifest {
  return {
    entry: { module: '/assets/entry.client-1a2b.js', imports: ['/assets/framework-1a2b3c4d.js'] },
    routes: Object.fromEntries(routes.map((one) => [one.id, one])),
    url: '/assets/manifest-1a2b.js',
    version: '1a2b',
  };
}

const SITE = manifest(
  route('root', { path: '', hasErrorBoundary: true, css: ['/assets/root-1a2b.css'] }),
  route('shell', { parentId: 'root' }),
  route('routes/home', { parentId: 'shell', index: true }),
  route('routes/mood', { parentId: 'shell', path: 'mood', hasClientLoader: true }),
  route('routes/none', { parentId: 'shell', path: '*', hasDefaultExport: false }),
);

it('says after unpacking all that it said before, but for the chunks to preload', () => {
  const unpacked = unpackManifest(JSON.parse(JSON.stringify(packManifest(SITE))));
  const routes = Object.entries(SITE.routes).map(([id, one]) => [id, { ...one!, imports: [] }]);
  expect(unpacked).toEqual({
    ...SITE,
    entry: { ...SITE.entry, imports: [] },
    routes: Object.fromEntries(routes),
  });
});

it('names of a plain page its id, its parent, its path and its file', () => {
  const plain = packManifest(
    manifest(route('root'), route('a/b', { parentId: 'root', path: 'b' })),
  );
  expect(plain.routes[1]).toEqual(['a/b', 0, 'b', 'b-1a2b3c4d']);
});

it.each(['hasLoader', 'hasAction'] as const)('refuses a route with %s', (what) => {
  expect(() => packManifest(manifest(route('root', { [what]: true })))).toThrow('needs a server');
});
