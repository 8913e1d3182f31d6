import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CLUES, type Case } from './case.ts';
import { findWord } from '../kit/affect/find-word.ts';
import type { Solved } from './rules.ts';
import { CLUE_TEXTS, DETECTIVE_TEXTS, nearnessText } from './texts.ts';
import { WordsOnMap } from './words-on-map.tsx';

interface RevealedProps {
  open: Case;
  solved: Solved;
  isLast: boolean;
  onNext: () => void;
}

/** The word of whoever felt it, beside the word that was chosen, and what the clues said. */
export function Revealed({ open, solved, isLast, onNext }: RevealedProps) {
  const felt = open.answers.join(DETECTIVE_TEXTS.and);
  const meanings = open.answers.flatMap((word) => findWord(word) ?? []);
  return (
    <section className="flex flex-col gap-4">
      <Card className="flex flex-col gap-3">
        <h3 className="font-title text-lg font-semibold">
          {DETECTIVE_TEXTS.felt(open.name, felt)}
        </h3>
        <p>{open.why}</p>
        {meanings.map(
          ({ word, meaning }) =>
            meaning && (
              <p key={word} className="text-ink-soft">
                <strong>{word}.</strong> {meaning}
              </p>
            ),
        )}
        <WordsOnMap chosen={solved.words} felt={open.answers} />
        <p>
          {DETECTIVE_TEXTS.yours(solved.words.join(DETECTIVE_TEXTS.and))}{' '}
          {nearnessText(solved.closeness)} {DETECTIVE_TEXTS.used(solved.clues)}
        </p>
      </Card>
      <div>
        <Button size="lg" onClick={onNext}>
          {isLast ? DETECTIVE_TEXTS.end : DETECTIVE_TEXTS.next}
        </Button>
      </div>
      <details className="rounded-card bg-surface-2 px-4 py-2">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
          {DETECTIVE_TEXTS.allClues}
        </summary>
        <dl className="pb-2">
          {CLUES.map((clue) => (
            <div key={clue} className="mt-2">
              <dt className="text-sm text-ink-soft">{CLUE_TEXTS[clue]}</dt>
              <dd>{open.clues[clue]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
