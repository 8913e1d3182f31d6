import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useSession } from '#web/data/session.ts';
import { isArriving } from '#web/features/auth/arrival/read-arrival.ts';
import { originOf, withOrigin } from '#web/features/auth/origin.ts';
import { AUTH_TEXTS } from '#web/features/auth/texts.ts';
import { toast } from '#web/ui/toast.tsx';

/**
 * Around /signin, /signup and /auth: whoever is signed in already, or has just done so, goes on
 * (docs/specification.md §2).
 */
export default function GuestLayout() {
  const session = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const origin = originOf(location.search);
  // A link that is still to be followed may bring somebody else.
  const arriving = isArriving(location);
  const user = session.status === 'signed-in' && !session.user.isAnonymous ? session.user : null;
  const confirmed = user?.emailConfirmedAt != null;

  useEffect(() => {
    if (user === null || arriving) return;
    if (confirmed) toast({ title: AUTH_TEXTS.ready, tone: 'ok' });
    const next = confirmed ? (origin ?? '/') : withOrigin('/verify-email', origin);
    void navigate(next, { replace: true });
  }, [user, confirmed, origin, arriving, navigate]);

  return user === null || arriving ? <Outlet /> : null;
}
