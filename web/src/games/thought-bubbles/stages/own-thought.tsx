import { WritingField } from '#web/care/writing/writing-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { MOST_OWN } from '../rules.ts';
import { THOUGHT_TEXTS } from '../texts.ts';
import { LIKE_THESE } from '../thoughts.content.ts';
import { Choices } from './choices.tsx';
import { HeavyWords } from './heavy-words.tsx';
import { useReadFirst } from './use-read-first.ts';

interface OwnThoughtProps {
  text: string;
  write: (text: string) => void;
  onUse: () => void;
  onExample: () => void;
}

/**
 * A thought of one's own. One that speaks of danger is not played with: help stands beside it, and
 * the game goes on with another one.
 */
export function OwnThought({ text, write, onUse, onExample }: OwnThoughtProps) {
  const { isHeavy, isReading, use } = useReadFirst(text, onUse);
  // One touch never takes away what somebody wrote.
  const isOffered = text.trim() === '' || LIKE_THESE.includes(text);
  return (
    <div className="flex flex-col gap-4">
      <WritingField
        label={THOUGHT_TEXTS.own}
        hint={THOUGHT_TEXTS.ownHint}
        words={{ text, write }}
        most={MOST_OWN}
        rows={2}
      />
      {isHeavy && <HeavyWords>{THOUGHT_TEXTS.ownHeavy}</HeavyWords>}
      {isOffered && (
        <div className="flex flex-col gap-2">
          <p className="text-ink-soft">{THOUGHT_TEXTS.ownLike}</p>
          <Choices
            choices={LIKE_THESE.map((like) => ({
              value: like,
              label: like,
              selected: like === text,
            }))}
            onChoose={write}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {!isHeavy && text.trim() !== '' && (
          <Button busy={isReading} onClick={() => void use()}>
            {THOUGHT_TEXTS.ownNext}
          </Button>
        )}
        <Button variant="secondary" onClick={onExample}>
          {THOUGHT_TEXTS.ownOther}
        </Button>
      </div>
    </div>
  );
}
