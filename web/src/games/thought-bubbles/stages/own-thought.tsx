import { useState } from 'react';
import { atLeast } from '#domain/safety/levels.ts';
import { assess } from '#web/care/guard/guard.ts';
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
  /** What was found heavy when somebody wanted to go on, and is being read until it is known. */
  const [heavy, setHeavy] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const isHeavy = atLeast(level, 'risk') || (heavy !== null && heavy === text);

  /** Nobody is faster than the guard: it goes on only when these very words were read. */
  async function use() {
    setReading(true);
    const found = await assess(text);
    setReading(false);
    if (atLeast(found.level, 'risk')) setHeavy(text);
    else onUse();
  }

  return (
    <div className="flex flex-col gap-4">
      <WritingField
        label={THOUGHT_TEXTS.own}
        hint={THOUGHT_TEXTS.ownHint}
        words={{ text, write }}
        most={MOST_OWN}
        rows={2}
      />
      {isHeavy && (
        <p>
          {THOUGHT_TEXTS.ownHeavy}{' '}
          <a href="/crisis-moment" className="font-semibold text-help underline">
            {THOUGHT_TEXTS.ownHelp}
          </a>
        </p>
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
