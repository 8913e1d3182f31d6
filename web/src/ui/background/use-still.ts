import { useStillness } from '#web/lib/look/stillness.ts';
import { useLook } from '#web/lib/look/use-look.ts';

/** Whether nothing behind a page may move: by the person's choices, or else by the system's. */
export function useStill(): boolean {
  const isStill = useStillness();
  const isCalm = useLook('calm');
  const saves = useLook('saver');
  return isStill || isCalm || saves;
}
