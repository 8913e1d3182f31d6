import { Button } from '#web/ui/button.tsx';
import { endingOf } from '../retell.ts';
import { type EmpathyAction, type EmpathyState, talkOf, vignetteOf } from '../rules.ts';
import { EMPATHY_TEXTS } from '../texts.ts';
import { Moves } from './moves.tsx';

interface EndingProps {
  state: EmpathyState;
  send: (action: EmpathyAction) => void;
}

/** How it ended, what was said, and one way back to see the other branch. */
export function Ending({ state, send }: EndingProps) {
  const talk = talkOf(state);
  const end = endingOf(talk, state.replies);
  const before = state.first && endingOf(talk, state.first);
  return (
    <>
      <h3 className="font-title text-lg font-semibold">{EMPATHY_TEXTS.end}</h3>
      <p>{end}</p>
      {before === end && <p className="text-ink-soft">{EMPATHY_TEXTS.sameEnd}</p>}
      {before && before !== end && (
        <div className="rounded-card bg-surface-2 px-4 py-3">
          <h4 className="font-semibold">{EMPATHY_TEXTS.firstEnd}</h4>
          <p className="mt-1">{before}</p>
        </div>
      )}
      <Moves
        vignette={vignetteOf(state)}
        replies={state.replies}
        onAgain={state.first ? undefined : (beat) => send({ type: 'again', beat })}
      />
      <div>
        <Button size="lg" onClick={() => send({ type: 'close' })}>
          {EMPATHY_TEXTS.close}
        </Button>
      </div>
    </>
  );
}
