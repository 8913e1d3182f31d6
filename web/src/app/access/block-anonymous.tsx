import { useEffect } from 'react';
import { logSecurityEvent } from '#web/data/security-events.ts';
import { signOut } from '#web/data/sign-out.ts';
import { LoadingCard } from './loading-card.tsx';
import { ACCESS_TEXTS } from './texts.ts';

/** docs/specification.md §6: forced out; the guard then leads to /signin with the way back kept. */
export function BlockAnonymous() {
  useEffect(() => {
    const block = async () => {
      await logSecurityEvent('anonymous_user_blocked');
      await signOut().catch(() => undefined);
    };
    void block();
  }, []);
  return <LoadingCard text={ACCESS_TEXTS.authenticating} />;
}
