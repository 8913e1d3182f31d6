import { useEffect, useRef } from 'react';
import {
  WHO_FIVE_NOTABLE_CHANGE,
  WHO_FIVE_TALK_BELOW,
  whoFiveScore,
} from '#domain/mood/well-being/who-five.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { WellBeingCheck } from './check.ts';
import { ScoreBar } from './score-bar.tsx';
import { WELL_BEING_TEXTS as TEXTS } from './texts.ts';

interface ResultProps {
  check: WellBeingCheck;
  before: WellBeingCheck | undefined;
  onAgain: () => void;
}

/** What the number says, and what it does not; where it is low, who to tell. */
export function Result({ check, before, onAgain }: ResultProps) {
  const words = useRef<HTMLHeadingElement>(null);
  useEffect(() => words.current?.focus(), []);
  const score = whoFiveScore(check.answers) ?? 0;
  return (
    <Card className="flex animate-arrive flex-col gap-4">
      <h2 ref={words} tabIndex={-1} className="font-title text-3xl font-semibold">
        {TEXTS.result(score)}
      </h2>
      <ScoreBar score={score} />
      <p>{TEXTS.meaning}</p>
      <p>{comparedText(score, before && (whoFiveScore(before.answers) ?? 0))}</p>
      {score <= WHO_FIVE_TALK_BELOW && (
        <div className="rounded-card bg-surface-2 p-4">
          <p>{TEXTS.low}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <ButtonLink to="/support-network">{TEXTS.support}</ButtonLink>
            <ButtonLink to="/crisis-moment" variant="secondary">
              {TEXTS.helpNow}
            </ButtonLink>
          </div>
        </div>
      )}
      <Button variant="quiet" className="self-start" onClick={onAgain}>
        {TEXTS.again}
      </Button>
    </Card>
  );
}

function comparedText(score: number, before: number | undefined): string {
  if (before === undefined) return TEXTS.first;
  const points = score - before;
  if (Math.abs(points) < WHO_FIVE_NOTABLE_CHANGE) return TEXTS.change.same;
  return points > 0 ? TEXTS.change.up(points) : TEXTS.change.down(-points);
}
