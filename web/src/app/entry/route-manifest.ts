import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router';

type ManifestRoute = NonNullable<AssetsManifest['routes'][string]>;

/** What nearly every route says: a page in a module of its own, and nothing on a server. */
const USUAL = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

type Unusual = Partial<ManifestRoute>;

/** One route: id, row of its parent (-1: none), path, module without folder and ending, the rest. */
type Row = [id: string, parent: number, path: string | null, module: string, unusual?: Unusual];

/**
 * React Router's route manifest in the form in which every page downloads it: each name once instead
 * of five times, and without the chunks to preload, which only the first page needs and has in its
 * HTML. A route costs some twenty bytes of a first visit instead of sixty.
 */
export interface PackedManifest {
  routes: Row[];
  entry: string;
  url: string;
  version: string;
}

const FOLDER = '/assets/';
const shorten = (module: string) => module.slice(FOLDER.length, -'.js'.length);
const lengthen = (name: string) => `${FOLDER}${name}.js`;

function unusualOf(route: ManifestRoute): Unusual {
  const { id: _, parentId: _p, path: _t, module: _m, imports: _i, css = [], ...said } = route;
  const usual = new Map<string, unknown>(Object.entries(USUAL));
  const unusual = Object.entries(said).filter(([name, value]) => usual.get(name) !== value);
  return { ...Object.fromEntries(unusual), ...(css.length > 0 && { css }) };
}

/** @throws {Error} on a route that asks a server for data: the entry has nobody to ask */
export function packManifest(manifest: AssetsManifest): PackedManifest {
  const routes = Object.values(manifest.routes).flatMap((route) => (route ? [route] : []));
  const rows = routes.map((route): Row => {
    if (route.hasLoader || route.hasAction) throw new Error(`${route.id} needs a server.`);
    const parent = routes.findIndex(({ id }) => id === route.parentId);
    const unusual = unusualOf(route);
    const path = route.path ?? null;
    const module = shorten(route.module);
    return Object.keys(unusual).length === 0
      ? [route.id, parent, path, module]
      : [route.id, parent, path, module, unusual];
  });
  const { entry, url, version } = manifest;
  return { routes: rows, entry: shorten(entry.module), url, version };
}

export function unpackManifest({
  routes: rows,
  entry,
  url,
  version,
}: PackedManifest): AssetsManifest {
  const routes = rows.map(([id, parent, path, module, unusual]): ManifestRoute => {
    const parentId = rows[parent]?.[0];
    return {
      ...USUAL,
      id,
      ...(parentId !== undefined && { parentId }),
      ...(path !== null && { path }),
      module: lengthen(module),
      imports: [],
      css: [],
      ...unusual,
    };
  });
  return {
    entry: { module: lengthen(entry), imports: [] },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    url,
    version,
  };
}
