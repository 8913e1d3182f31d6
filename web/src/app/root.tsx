import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { PageLoader } from '#web/ui/page/page-loader.tsx';
import { SessionKeeper } from './access/session-keeper.tsx';
import { headScript } from './boot/head-script.ts';
import { RouterFallback } from './errors/router-fallback.tsx';
import { useServiceWorker } from './offline/use-service-worker.ts';
import { OutboxRunner } from './outbox/outbox-runner.tsx';
import { RouteFocus } from './shell/route-focus.tsx';
import { APP_TEXTS, pageTitle } from './texts.ts';
import './app.css';

export function meta() {
  return pageTitle();
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The head script sets data-theme before React sees the page.
    <html lang="es" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* An on-screen keyboard makes the page smaller instead of covering what is being written. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5fbfb" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b161f" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <Meta />
        <Links />
        {/* It is in every page that is built; the browser need not download it a second time. */}
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript() : '' }}
        />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useServiceWorker();
  return (
    <>
      <RouteFocus />
      <Outlet />
      <SessionKeeper />
      <OutboxRunner />
    </>
  );
}

export function ErrorBoundary() {
  return <RouterFallback />;
}

export function HydrateFallback() {
  return <PageLoader text={APP_TEXTS.loadingPage} />;
}
