import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Case } from '../cases/case.ts';
import { capital, KINSHIP_TEXTS } from './kinship.texts.ts';
import { kinshipText } from './kinship.ts';
import { isFitting, isSame, pairsOf, type Solved } from '../rules.ts';
import { DETECTIVE_TEXTS, usedText } from '../texts.ts';
import { WordsOnMap } from './words-on-map.tsx';

interface RevealedProps {
  open: Case;
  solved: Solved;
  isLast: boolean;
  onNext: () => void;
}

/** The four clues as what happened, in the order of life; then the word, and the own one beside it. */
export function Revealed({ open, solved, isLast, onNext }: RevealedProps) {
  const { context, body, thought, urge } = open.clues;
  const pairs = pairsOf(open, solved.words);
  const land = pairs[0]?.[1].land;
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h3 className="sr-only">{DETECTIVE_TEXTS.story}</h3>
        <p>{context}</p>
        <p>
          {body} {thought}
        </p>
        <p>{urge}</p>
      </div>
      <Card className="flex flex-col gap-3">
        {land && <p className="text-ink-soft">{KINSHIP_TEXTS.from(open.answers[0] ?? '', land)}</p>}
        <p>{open.why}</p>
        <WordsOnMap pairs={pairs} />
        <Difference open={open} solved={solved} />
      </Card>
      <div>
        <Button size="lg" onClick={onNext}>
          {isLast ? DETECTIVE_TEXTS.end : DETECTIVE_TEXTS.next}
        </Button>
      </div>
    </section>
  );
}

/** What tells the chosen words from those that were felt. */
function Difference({ open, solved }: { open: Case; solved: Solved }) {
  const { words, clues } = solved;
  const same = isSame(open, words);
  const pairs = pairsOf(open, words);
  const used = usedText(clues, same);
  const isOther = isFitting(open, words);
  if (same && !isOther) {
    return (
      <p>
        {DETECTIVE_TEXTS.yours(words)} {DETECTIVE_TEXTS.same(words.length)} {used}
      </p>
    );
  }
  return (
    <>
      <p>
        {DETECTIVE_TEXTS.yours(words)} {isOther && `${DETECTIVE_TEXTS.fitting} `}
        {used}
      </p>
      {pairs.map(([mine, felt]) => {
        if (mine.word === felt.word) {
          return <p key={mine.word}>{DETECTIVE_TEXTS.oneSame(mine.word)}</p>;
        }
        // Twins are told apart by what each of them means.
        if (!open.among) return <p key={mine.word}>{kinshipText(mine, felt)}</p>;
        return [mine, felt].map(({ word, meaning = '' }) => (
          <p key={word}>
            <strong>{word}.</strong> {capital(meaning)}
          </p>
        ));
      })}
    </>
  );
}
