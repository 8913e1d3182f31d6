import { WritingField } from '#web/care/writing/writing-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { MOST_VALUE } from '../rules.ts';
import type { ThoughtsAction, ThoughtsState } from '../state.ts';
import { THOUGHT_TEXTS } from '../texts.ts';
import { VALUES } from '../thoughts.content.ts';
import { OWN } from '../visits.ts';
import { Choices } from './choices.tsx';
import { HeavyWords } from './heavy-words.tsx';
import { useReadFirst } from './use-read-first.ts';

interface WhatMattersProps {
  state: ThoughtsState;
  send: (action: ThoughtsAction) => void;
}

/** Where to walk to: one of the words, or the person's own. */
export function WhatMatters({ state, send }: WhatMattersProps) {
  const text = state.ownValue;
  const { isHeavy, isReading, use } = useReadFirst(text, () => send({ type: 'value', value: OWN }));
  return (
    <div className="flex flex-col gap-5">
      <Choices
        choices={VALUES.map((label, value) => ({ value, label: capitalised(label) }))}
        onChoose={(value) => send({ type: 'value', value })}
      />
      <WritingField
        label={THOUGHT_TEXTS.ownValue}
        hint={THOUGHT_TEXTS.ownValueHint}
        words={{ text, write: (next) => send({ type: 'own-value', text: next }) }}
        most={MOST_VALUE}
        rows={1}
        className="min-h-12"
      />
      {isHeavy && <HeavyWords>{THOUGHT_TEXTS.valueHeavy}</HeavyWords>}
      {!isHeavy && text.trim() !== '' && (
        <div>
          <Button busy={isReading} onClick={() => void use()}>
            {THOUGHT_TEXTS.ownValueNext}
          </Button>
        </div>
      )}
    </div>
  );
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
