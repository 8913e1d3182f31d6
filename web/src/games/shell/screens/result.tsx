import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLook } from '#web/lib/look/use-look.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Mascot } from '#web/ui/mascot/mascot.tsx';
import type { AnyGame, LevelInfo } from '../../contract.ts';
import type { Run } from '../session/session.ts';
import { HelpLink } from '../help/help-link.tsx';
import { SHELL_TEXTS } from '../texts.ts';
import { SeedNote } from '../parts/seed-note.tsx';
import { TuneButton } from '../parts/tune-button.tsx';

interface ResultProps {
  game: AnyGame;
  run: Run;
  /** What comes after the level that was played; none after the last one and after a quick start. */
  next: LevelInfo | undefined;
  onNext: () => void;
  onAgain: () => void;
  /** The same start and the same chance once more. */
  onSame: () => void;
  /** Back to where level and options are chosen. */
  onChoose: () => void;
  /** Where the words of the reflection may go besides: the diary, the day's plan. */
  renderWithReflection?: ((words: string) => ReactNode) | undefined;
  /** Where to go from here: the page around the game knows, the game does not. */
  afterwards: ReactNode;
}

/** The result, without judgement: no failure and no record to beat. */
export function ResultScreen(props: ResultProps) {
  const { game, run, next, onNext, onAgain, onSame, onChoose, afterwards } = props;
  const { renderWithReflection } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isMute = useLook('mute');
  const tune = useMemo(() => game.tune?.(run.state) ?? [], [game, run.state]);
  const { outcome } = game.rules.status(run.state);
  const lead = run.quick ? game.quickStart?.afterwards : oneOf(SHELL_TEXTS.doneLeads, run);
  const { ratingBefore: before, ratingAfter: after } = run;
  const plan = run.reflection.trim();

  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-center gap-5 py-6 text-center">
      <Mascot emotion={run.quick ? 'calm' : (oneOf(MOODS, run) ?? 'calm')} size="lg" decorative />
      <header>
        <h1 ref={title} tabIndex={-1} className="font-title text-2xl font-semibold">
          {SHELL_TEXTS.doneTitle}
        </h1>
        <p className="mt-2 text-ink-soft">{lead}</p>
      </header>
      {outcome && <p className="text-balance whitespace-pre-line">{outcome}</p>}
      {before !== null && after !== null && (
        <p className="text-balance">
          {game.rating?.question} {SHELL_TEXTS.change(before, after)}
        </p>
      )}
      {game.Keepsake && <game.Keepsake state={run.state} />}
      {tune.length > 0 && !isMute && <TuneButton notes={tune} />}
      {plan && (
        <Card tone="well" className="w-full text-left">
          <h2 className="font-semibold">{SHELL_TEXTS.yourPlan}</h2>
          <p className="whitespace-pre-line">{plan}</p>
          {renderWithReflection && (
            <div className="mt-3 empty:hidden">{renderWithReflection(plan)}</div>
          )}
        </Card>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {next && (
          <Button size="lg" className="w-full" onClick={onNext}>
            {SHELL_TEXTS.nextLevel(next.title)}
          </Button>
        )}
        <Button variant={next ? 'secondary' : 'primary'} onClick={onAgain}>
          {SHELL_TEXTS.again}
        </Button>
        {game.seeded && run.seed !== undefined && (
          <Button variant="secondary" onClick={onSame}>
            {SHELL_TEXTS.same}
          </Button>
        )}
        {!run.quick && game.levels.length > 1 && (
          <Button variant="secondary" onClick={onChoose}>
            {SHELL_TEXTS.anotherLevel}
          </Button>
        )}
        {afterwards}
      </div>
      {/* What was begun without strength to choose may end without it: help stays in reach. */}
      {run.quick && <HelpLink />}
      {game.seeded && <SeedNote seed={run.seed} />}
    </div>
  );
}

/** What was played may have been about a loss, and what was written heavy: nobody laughs here. */
const MOODS = ['calm', 'default', 'neutral'] as const;

/** The same for a run each time it is looked at, another one for another run. */
function oneOf<T>(many: readonly T[], run: Run): T | undefined {
  const sum = Array.from(run.id).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return many[sum % many.length];
}
