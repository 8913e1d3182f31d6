import { Button } from '#web/ui/button.tsx';
import { FindPicture } from '../scene/finds.tsx';
import type { ThoughtsAction, ThoughtsState } from '../state.ts';
import { THOUGHT_TEXTS } from '../texts.ts';
import { FINDS } from '../thoughts.content.ts';
import { STRIDES } from '../visits.ts';
import { findOf } from '../walking.ts';

interface CarryProps {
  state: ThoughtsState;
  send: (action: ThoughtsAction) => void;
}

/** One press is several steps, and nothing waits for it: six presses lead there at any pace. */
export function Carry({ state, send }: CarryProps) {
  const find = findOf(state);
  const thing = find === null ? null : (FINDS[find] ?? null);
  return (
    <div className="flex flex-col gap-4">
      <p>{thing ? THOUGHT_TEXTS.carryTask : THOUGHT_TEXTS.carryLead}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="lg" onClick={() => send({ type: 'stride' })}>
          {THOUGHT_TEXTS.stride}
        </Button>
        {find !== null && thing && (
          <Button
            size="lg"
            variant="secondary"
            onClick={() => send({ type: 'stride', pick: true })}
          >
            <FindPicture find={find} className="size-6 shrink-0" />
            {THOUGHT_TEXTS.pick(thing)}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="text-ink-soft tabular-nums">
        {THOUGHT_TEXTS.strideCount(state.strides, STRIDES)}
        {state.picked.length > 0 &&
          `. ${THOUGHT_TEXTS.picked(state.picked.map((at) => FINDS[at] ?? ''))}`}
      </p>
    </div>
  );
}
