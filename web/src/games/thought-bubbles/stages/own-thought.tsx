import { atLeast } from '#domain/safety/levels.ts';
import { useFinding } from '#web/care/guard/use-finding.ts';
import { WritingField } from '#web/care/writing/writing-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { MOST_OWN } from '../rules.ts';
import { THOUGHT_TEXTS } from '../texts.ts';

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
  const { level } = useFinding(text);
  const isHeavy = atLeast(level, 'risk');
  return (
    <div className="flex flex-col gap-4">
      <WritingField
        label={THOUGHT_TEXTS.own}
        hint={THOUGHT_TEXTS.ownHint}
        words={{ text, write }}
        most={MOST_OWN}
        rows={2}
      />
      {isHeavy && <p>{THOUGHT_TEXTS.ownHeavy}</p>}
      <div className="flex flex-wrap gap-3">
        {!isHeavy && text.trim() !== '' && <Button onClick={onUse}>{THOUGHT_TEXTS.ownNext}</Button>}
        <Button variant="secondary" onClick={onExample}>
          {THOUGHT_TEXTS.ownOther}
        </Button>
      </div>
    </div>
  );
}
