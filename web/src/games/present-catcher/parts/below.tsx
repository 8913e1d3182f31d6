import { Button } from '#web/ui/button.tsx';
import { noticeOf } from '../river/noticing.ts';
import type { PresentState } from '../river/state.ts';
import { answeredNow } from '../rules.ts';
import { PRESENT_TEXTS } from '../texts.ts';

/** At the foot of the river: how to notice, or what is said to an answer, until the next touch. */
export function Below({ state, onOther }: { state: PresentState; onOther: () => void }) {
  const { noticing } = state;
  const answered = answeredNow(state);
  const isLooking = noticing?.heldMs === null;
  const words = noticing
    ? isLooking
      ? PRESENT_TEXTS.senses[noticeOf(noticing).sense]
      : PRESENT_TEXTS.staysWith
    : answered && PRESENT_TEXTS.replies[answered];
  if (!words) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 flex justify-center p-3">
      <div className="flex w-full max-w-xs flex-col items-center gap-2 rounded-card border border-line bg-surface p-3 text-center leading-tight">
        <p className="text-balance">{words}</p>
        {isLooking && (
          <span className="pointer-events-auto">
            <Button variant="secondary" onClick={onOther}>
              {PRESENT_TEXTS.other}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}
