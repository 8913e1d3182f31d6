import { useLayoutEffect, useState } from 'react';
import {
  type UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_RemixErrorBoundary as LastErrorBoundary,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createPageRouter, type PageContext } from './create-router.ts';

interface PageRouterProps {
  context: PageContext;
  manifest: AssetsManifest;
  modules: RouteModules;
}

/**
 * Stands for React Router's `HydratedRouter` in what we build. Ours has no server to ask for routes
 * or data (`ssr: false`), so it leaves out what would ask: see docs/decisions/014-first-load.md.
 */
export function PageRouter({ context, manifest, modules }: PageRouterProps) {
  const [router] = useState(() => createPageRouter(context, manifest, modules));
  const [location, setLocation] = useState(router.state.location);
  const [framework] = useState(() => ({ ...context, manifest, routeModules: modules }));

  // Only now: a router that starts sooner may leave the page that is still being taken over.
  useLayoutEffect(() => {
    router.initialize();
    return router.subscribe((state) => setLocation(state.location));
  }, [router]);

  return (
    <>
      <FrameworkContext.Provider value={framework}>
        <LastErrorBoundary location={location}>
          <RouterProvider router={router} />
        </LastErrorBoundary>
      </FrameworkContext.Provider>
      {/* The prerendered page has two children here: React counts them in every `useId`. */}
      <></>
    </>
  );
}
