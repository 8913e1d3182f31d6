import { useEffect, useRef } from 'react';
import { holdsLine, withLine } from '#web/care/writing/with-line.ts';
import { WritingField } from '#web/care/writing/writing-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { AnyGame } from '../../contract.ts';
import type { Run, SessionEvent } from '../session/session.ts';
import { SHELL_TEXTS } from '../texts.ts';
import { RatingField } from '../parts/rating-field.tsx';

/** As long as `game_results.reflection` may be. */
const MAX_LENGTH = 2000;

interface ReflectionProps {
  game: AnyGame;
  run: Run;
  dispatch: (event: SessionEvent) => void;
}

/** After the game: the rating after it and one thing to note. All of it is optional. */
export function ReflectionScreen({ game, run, dispatch }: ReflectionProps) {
  const { rating } = game;
  const reflection = game.reflectionOf?.(run.state) ?? game.reflection;
  const { outcome } = game.rules.status(run.state);
  const write = (text: string) => dispatch({ type: 'write', text });
  /** One touch never takes more room than there is: what is written would not be kept whole. */
  const put = (text: string) => {
    if (text.length <= MAX_LENGTH) write(text);
  };
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <header>
        <h1 ref={title} tabIndex={-1} className="font-title text-2xl font-semibold md:text-3xl">
          {SHELL_TEXTS.reflectTitle}
        </h1>
        {outcome && <p className="mt-2 whitespace-pre-line text-ink-soft">{outcome}</p>}
      </header>
      {rating && (
        <RatingField
          scale={rating}
          title={SHELL_TEXTS.ratingAfter}
          value={run.ratingAfter}
          onChange={(value) => dispatch({ type: 'rate', value })}
        />
      )}
      {game.Reflecting && <game.Reflecting state={run.state} words={run.reflection} write={put} />}
      {reflection && (
        <div className="flex flex-col gap-3">
          <WritingField
            label={reflection.question}
            hint={reflection.hint}
            optional
            words={{ text: run.reflection, write }}
            most={MAX_LENGTH}
          />
          {reflection.starters.length > 0 && (
            <fieldset className="flex flex-wrap gap-2">
              <legend className="sr-only">{SHELL_TEXTS.starters}</legend>
              {reflection.starters.map((starter) => (
                <Chip
                  key={starter}
                  className="text-left"
                  selected={holdsLine(run.reflection, starter)}
                  onClick={() => put(withLine(run.reflection, starter, reflection.starters))}
                >
                  {starter}
                </Chip>
              ))}
            </fieldset>
          )}
        </div>
      )}
      <div>
        <Button size="lg" onClick={() => dispatch({ type: 'finish' })}>
          {run.reflection.trim() !== ''
            ? SHELL_TEXTS.keep
            : run.ratingAfter === null
              ? SHELL_TEXTS.skip
              : SHELL_TEXTS.end}
        </Button>
      </div>
    </div>
  );
}
