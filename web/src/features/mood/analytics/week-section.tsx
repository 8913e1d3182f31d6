import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Figure } from '../charts/figure.tsx';
import type { Rhythm } from './read/rhythms.ts';
import { RhythmSection } from './rhythm-section.tsx';
import { ANALYTICS_TEXTS as TEXTS, WEEKDAY_NAMES } from './texts.ts';

/** The week, after a guess: what one expected is seen beside what was told. */
export function WeekSection({ rhythm }: { rhythm: Rhythm }) {
  const [guess, setGuess] = useState<number | 'skipped' | null>(null);
  if (guess === null) {
    return (
      <Figure title={TEXTS.rhythmTitle.weekday} sentence={TEXTS.guessQuestion}>
        <div className="flex flex-wrap gap-2">
          {WEEKDAY_NAMES.map((name, weekday) => (
            <Chip key={name} onClick={() => setGuess(weekday)}>
              {name}
            </Chip>
          ))}
        </div>
        <Button variant="quiet" className="self-start" onClick={() => setGuess('skipped')}>
          {TEXTS.guessSkip}
        </Button>
      </Figure>
    );
  }
  return (
    <RhythmSection
      of="weekday"
      rhythm={rhythm}
      names={WEEKDAY_NAMES}
      first={guess === 'skipped' ? null : compared(guess, rhythm.highest)}
    />
  );
}

function compared(guess: number, highest: number | null): string {
  const name = (weekday: number) => (WEEKDAY_NAMES[weekday] ?? '').toLowerCase();
  if (highest === null) return TEXTS.guessOpen(name(guess));
  return guess === highest ? TEXTS.guessRight : TEXTS.guessWrong(name(guess), name(highest));
}
