import { useEffect } from 'react';
import { useSession } from '#web/data/session.ts';

/**
 * Mounted once, in the root: what was done offline, or on another page, is sent from here as soon
 * as its person is signed in. Visitors do not fetch it.
 */
export function OutboxRunner() {
  const session = useSession();
  const owner = session.status === 'signed-in' ? session.user.id : null;

  useEffect(() => {
    if (owner === null) return undefined;
    let stop: (() => void) | undefined;
    let gone = false;
    const start = async () => {
      const { startDelivery } = await import('./start-delivery.ts');
      const end = await startDelivery(owner);
      if (gone) end();
      else stop = end;
    };
    // Without network the next page load tries again.
    void start().catch(() => undefined);
    return () => {
      gone = true;
      stop?.();
    };
  }, [owner]);

  return null;
}
