import { useEffect, useState } from 'react';
import { useSession } from '#web/data/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { loadOwnData } from '../own-data/load-own-data.ts';
import { keepAccountEnd } from './account-end.ts';
import { forgetEndedAccounts } from './follow-account-ends.ts';
import { DELETED_ACCOUNT_TEXTS as TEXTS } from './texts.ts';

/**
 * Asks about text of a deleted account that never reached it: it may be somebody's only copy. Stands
 * on the page to which a session that ended leads; nowhere else is anybody interrupted.
 */
export function DeletedAccounts() {
  const session = useSession();
  const [toAsk, setToAsk] = useState<readonly string[]>([]);
  const present = 'user' in session ? session.user.id : null;

  useEffect(() => {
    let current = true;
    void forgetEndedAccounts(present).then((unclear) => {
      if (current) setToAsk(unclear);
    });
    return () => {
      current = false;
    };
  }, [present]);

  const [userId] = toAsk;
  const rest = () => setToAsk((before) => before.slice(1));
  async function forget(id: string) {
    await (await loadOwnData()).erase(id, false);
    rest();
  }

  if (userId === undefined || session.status !== 'signed-out') return null;
  return (
    <Dialog
      open
      title={TEXTS.title}
      onClose={rest}
      footer={
        <>
          <Button
            variant="secondary"
            className="max-sm:w-full"
            onClick={() => {
              // The text stays on the device, and the question is not asked again.
              keepAccountEnd(userId, null);
              rest();
            }}
          >
            {TEXTS.leave}
          </Button>
          <Button variant="danger" className="max-sm:w-full" onClick={() => void forget(userId)}>
            {TEXTS.forget}
          </Button>
        </>
      }
    >
      <p>{TEXTS.what}</p>
      <p className="mt-3">{TEXTS.choice}</p>
    </Dialog>
  );
}
