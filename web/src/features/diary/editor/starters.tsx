import { useState } from 'react';
import type { EmotionId } from '#domain/mood/emotions.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { DISTANT_PROMPTS, OPEN_PROMPTS, PROMPTS } from './prompts.content.ts';
import { EDITOR_TEXTS } from '../texts.ts';

/** Kross et al. 2014, Journal of Personality and Social Psychology 106(2). */
const STUDY = 'https://doi.org/10.1037/a0035173';

interface StartersProps {
  emotion: EmotionId | null;
  onUse: (prompt: string) => void;
}

/** A question to begin with, that fits what was felt; or the same from further away. */
export function Starters({ emotion, onUse }: StartersProps) {
  const [isDistant, setDistant] = useState(false);
  const [name, setName] = useState('');
  // Another day begins with another question.
  const [turn, setTurn] = useState(() => new Date().getDate());
  const fitting = emotion ? PROMPTS[emotion] : OPEN_PROMPTS;
  const distant = DISTANT_PROMPTS.map((prompt) => prompt(name.trim() || EDITOR_TEXTS.someone));
  const prompts = isDistant ? distant : fitting;
  const prompt = prompts[turn % prompts.length] ?? '';

  return (
    <Card
      as="section"
      tone="well"
      aria-label={EDITOR_TEXTS.prompts}
      className="flex flex-col gap-3"
    >
      <p aria-live="polite" className="font-title text-lg leading-snug">
        {prompt}
      </p>
      <div className="-ml-2 flex flex-wrap gap-x-1">
        <Button variant="quiet" className="px-2!" onClick={() => onUse(prompt)}>
          {EDITOR_TEXTS.takePrompt}
        </Button>
        <Button variant="quiet" className="px-2!" onClick={() => setTurn(turn + 1)}>
          {EDITOR_TEXTS.anotherPrompt}
        </Button>
      </div>
      <Checkbox
        label={EDITOR_TEXTS.distance}
        hint={isDistant ? undefined : EDITOR_TEXTS.distanceShort}
        checked={isDistant}
        onChange={(event) => setDistant(event.currentTarget.checked)}
      />
      {isDistant && (
        <div className="flex flex-col gap-2">
          <p>{EDITOR_TEXTS.distanceWhy}</p>
          <TextField
            label={EDITOR_TEXTS.distanceName}
            holds="name"
            optional
            value={name}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <p className="text-sm text-ink-soft">
            {EDITOR_TEXTS.distanceSource}{' '}
            <a href={STUDY} target="_blank" rel="noreferrer" className="text-primary underline">
              {EDITOR_TEXTS.distanceLink}
            </a>
          </p>
        </div>
      )}
    </Card>
  );
}
