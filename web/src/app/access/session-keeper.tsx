import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onSessionChange, type SessionState } from '#web/data/session.ts';

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

/** The plan of somebody who left on purpose does not lie about; the account has it. */
function forgetPlan(next: SessionState, previous: SessionState) {
  if (next.status !== 'signed-out' || !next.left || !('user' in previous)) return;
  const { id } = previous.user;
  void import('#web/features/safety-plan/plan/plan-store.ts')
    .then(({ forgetPlanOf }) => forgetPlanOf(id))
    // A device without network keeps it under its person's own key.
    .catch(() => undefined);
}

/** Mounted once, in the root: a session is looked after on public pages too, once they are there. */
export function SessionKeeper() {
  useArrivalAtHome();
  useEffect(() => onSessionChange(forgetPlan), []);
  useEffect(() => {
    const stops: (() => void)[] = [];
    let gone = false;
    const start = async () => {
      const [{ keepSession }, { followAccountEnds }] = await Promise.all([
        import('#web/data/keep-session.ts'),
        import('../deleted-account/follow-account-ends.ts'),
      ]);
      if (!gone) stops.push(keepSession(), followAccountEnds());
    };
    // Without network the next page load tries again.
    void start().catch(() => undefined);
    return () => {
      gone = true;
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
