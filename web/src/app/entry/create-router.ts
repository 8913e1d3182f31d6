import {
  type DataRouter,
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_getHydrationData as getHydrationData,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router';

/** What the built page says of itself, in a script before this one. */
export interface PageContext {
  basename?: string;
  /** The page stands for any address that was not prerendered. */
  isSpaMode: boolean;
  ssr: boolean;
  routeDiscovery: { mode: 'initial'; manifestPath: string };
  future: Record<string, never>;
}

/** Nothing was fetched while the page was built: no route has a loader on a server. */
const BUILT_STATE = { loaderData: {} };

/** React Router's own `HydratedRouter` makes it like this, with a server to ask for data besides. */
export function createPageRouter(
  { basename, isSpaMode, ssr, future }: PageContext,
  manifest: AssetsManifest,
  modules: RouteModules,
): DataRouter {
  const routes = createClientRoutes(manifest.routes, modules, BUILT_STATE, ssr, isSpaMode);
  const hydrationData = getHydrationData({
    state: BUILT_STATE,
    routes,
    getRouteInfo: (id) => ({
      clientLoader: modules[id]?.clientLoader,
      hasLoader: false,
      hasHydrateFallback: modules[id]?.HydrateFallback != null,
    }),
    location: window.location,
    basename,
    future,
    isSpaMode,
  });
  return createRouter({
    routes,
    history: createBrowserHistory(),
    ...(basename !== undefined && { basename }),
    ...(!isSpaMode && { hydrationData }),
    mapRouteProperties,
    hydrationRouteProperties,
  });
}
