import { useEffect } from 'react';
import { outbox } from '#web/data/outbox/the-outbox.ts';

/** Several things that waited arrive one after the other; what they brought is asked for once. */
const SETTLE_MS = 1500;

const waitingOf = (owner: string) => outbox.items().filter((item) => item.owner === owner).length;

/** Calls back a moment after something that this person did reached the server, or was taken back. */
export function useDelivered(owner: string, onDelivered: () => void): void {
  useEffect(() => {
    let before = waitingOf(owner);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = outbox.subscribe(() => {
      const now = waitingOf(owner);
      if (now < before) {
        clearTimeout(timer);
        timer = setTimeout(onDelivered, SETTLE_MS);
      }
      before = now;
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [owner, onDelivered]);
}
