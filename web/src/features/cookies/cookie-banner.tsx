import { lazy, Suspense } from 'react';
import { useCookieConsent } from './cookie-consent.ts';

const CookieQuestion = lazy(() =>
  import('./cookie-question.tsx').then((module) => ({ default: module.CookieQuestion })),
);

/** On every screen while no choice is stored; not even fetched afterwards. */
export function CookieBanner({ thin = false }: { thin?: boolean }) {
  const { bannerOpen } = useCookieConsent();
  return bannerOpen ? (
    <Suspense fallback={null}>
      <CookieQuestion key={String(thin)} thin={thin} />
    </Suspense>
  ) : null;
}
