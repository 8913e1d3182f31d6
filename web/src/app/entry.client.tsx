import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { UNSAFE_RouteModules as RouteModules } from 'react-router';
import type { PageContext } from './entry/create-router.ts';
import { PageRouter } from './entry/page-router.tsx';
import { type PackedManifest, unpackManifest } from './entry/route-manifest.ts';

declare global {
  interface Window {
    __reactRouterContext: PageContext;
    __reactRouterManifest: PackedManifest;
    __reactRouterRouteModules: RouteModules;
  }
}

/** In development React Router's own router, which knows how to change modules while they run. */
async function developmentRouter() {
  const { HydratedRouter } = await import('react-router/dom');
  return <HydratedRouter />;
}

function builtRouter() {
  return (
    <PageRouter
      context={window.__reactRouterContext}
      manifest={unpackManifest(window.__reactRouterManifest)}
      modules={window.__reactRouterRouteModules}
    />
  );
}

const router = import.meta.env.DEV ? await developmentRouter() : builtRouter();
startTransition(() => {
  hydrateRoot(document, <StrictMode>{router}</StrictMode>);
});
