import { Button } from '#web/ui/button.tsx';
import type { ThoughtsAction, ThoughtsState } from '../state.ts';
import { THOUGHT_TEXTS } from '../texts.ts';
import { ACTS } from '../thoughts.content.ts';
import { Choices } from './choices.tsx';

interface PartingProps {
  state: ThoughtsState;
  send: (action: ThoughtsAction) => void;
}

/** What is of no use now floats on; what is of use stays, with one small thing to do about it. */
export function Parting({ state, send }: PartingProps) {
  const isLast = state.visit === state.visits.length - 1;
  return (
    <div className="flex flex-col gap-4">
      <p>{state.served ? THOUGHT_TEXTS.staysLead : THOUGHT_TEXTS.floatsLead}</p>
      {state.served && (
        <Choices
          choices={ACTS.map((label, value) => ({ value, label, selected: state.act === value }))}
          onChoose={(act) => send({ type: 'act', act })}
        />
      )}
      <div>
        <Button onClick={() => send({ type: 'next' })}>
          {isLast ? THOUGHT_TEXTS.end : THOUGHT_TEXTS.nextThought}
        </Button>
      </div>
    </div>
  );
}
