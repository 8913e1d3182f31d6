import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { CHALLENGES_TEXTS as TEXTS } from '../texts.ts';

interface ListState {
  rows: readonly { delivery: 'sent' | 'waiting' | 'refused' }[];
  known: boolean;
  failed: boolean;
  online: boolean;
  refetch: () => Promise<unknown>;
}

/** What is sent at once is not worth a line that comes and goes. */
const LASTING_MS = 3000;

/** Whether something has been so for a while. */
function useLasting(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasts(true), LASTING_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo]);
  return lasts;
}

/** What could not be read, and what has not arrived yet, of several lists at once. */
export function Delivery({ lists }: { lists: readonly ListState[] }) {
  const rows = lists.flatMap((list) => list.rows);
  const unread = lists.filter(({ failed, known }) => failed && !known);
  const isOffline = lists.some(({ online }) => !online);
  const isRefused = rows.some(({ delivery }) => delivery === 'refused');
  const isWaiting = useLasting(!isOffline && rows.some(({ delivery }) => delivery === 'waiting'));
  return (
    <>
      {unread.length > 0 && (
        <Notice tone="error">
          <p>{TEXTS.notKnown}</p>
          <Button
            variant="secondary"
            className="mt-2"
            onClick={() => void Promise.all(unread.map(({ refetch }) => refetch()))}
          >
            {TEXTS.retry}
          </Button>
        </Notice>
      )}
      {isOffline && <Notice tone="info">{TEXTS.offline}</Notice>}
      <output className="text-sm text-ink-soft empty:hidden">
        {isRefused ? TEXTS.refused : isWaiting ? TEXTS.pending : null}
      </output>
    </>
  );
}
