import { Button } from '#web/ui/button.tsx';
import type { ThoughtsAction, ThoughtsState } from '../state.ts';
import { THOUGHT_TEXTS } from '../texts.ts';
import { ACTS } from '../thoughts.content.ts';
import { togetherAt } from '../visits.ts';
import { Choices } from './choices.tsx';

interface PartingProps {
  state: ThoughtsState;
  send: (action: ThoughtsAction) => void;
}

/** What is of no use now floats on; what is of use stays, with one small thing to do about it. */
export function Parting({ state, send }: PartingProps) {
  const isLast = state.visit === state.visits - 1;
  return (
    <div className="flex flex-col gap-4">
      <p>{state.served ? THOUGHT_TEXTS.staysLead : THOUGHT_TEXTS.floatsLead}</p>
      {state.served && (
        <Choices
          choices={ACTS.map(({ does: label }, value) => ({
            value,
            label,
            selected: state.act === value,
          }))}
          onChoose={(act) => send({ type: 'act', act })}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => send({ type: 'next' })}>
          {isLast ? THOUGHT_TEXTS.end : THOUGHT_TEXTS.nextThought}
        </Button>
        {!isLast && (
          <Button variant="secondary" onClick={() => send({ type: 'example' })}>
            {togetherAt(state.level) > 1 ? THOUGHT_TEXTS.nextExamples : THOUGHT_TEXTS.nextExample}
          </Button>
        )}
      </div>
    </div>
  );
}
