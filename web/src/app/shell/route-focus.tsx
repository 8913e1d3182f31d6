import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation, focus goes to the new page's title and its name is read aloud, as a full
 * page load would do. The first page is left to the browser.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const seen = useRef(pathname);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (hash) return;
    const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    if (title instanceof HTMLElement && !title.contains(document.activeElement)) {
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    }
    if (region.current) region.current.textContent = document.title;
  }, [pathname, hash]);

  return <div ref={region} aria-live="polite" className="sr-only" />;
}
