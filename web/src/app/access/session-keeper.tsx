import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** A mail whose sender named no page leads to the home page, with all that it brings. */
function useArrivalAtHome() {
  const navigate = useNavigate();
  useEffect(() => {
    const { pathname, hash } = window.location;
    if (pathname === '/' && /[#&](access_token|error_code)=/.test(hash)) {
      void navigate({ pathname: '/auth', hash }, { replace: true });
    }
  }, [navigate]);
}

/** Mounted once, in the root: a session is looked after on public pages too, once they are there. */
export function SessionKeeper() {
  useArrivalAtHome();
  useEffect(() => {
    // Said in the page's head for the time before this script: from here on the session itself is asked.
    delete document.documentElement.dataset['session'];
  }, []);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const start = async () => {
      const { lookAfterSession } = await import('./look-after-session.ts');
      if (!gone) stop = lookAfterSession();
    };
    // Without network the next page load tries again.
    void start().catch(() => undefined);
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  return null;
}
