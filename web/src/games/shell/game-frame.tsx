import { Spinner } from '#web/ui/spinner.tsx';
import type { GameInfo } from '../contract.ts';
import { IntroHead } from './screens/intro-head.tsx';
import { SHELL_TEXTS } from './texts.ts';

/** A game's page until the game is here: how its intro begins. */
export function GameFrame({ info }: { info: GameInfo }) {
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <IntroHead info={info} />
    </div>
  );
}

/** The same while the game is being fetched. */
export function LoadingGame({ info }: { info: GameInfo }) {
  return (
    <div className="flex flex-col gap-10">
      <GameFrame info={info} />
      <output className="flex flex-col items-center gap-4">
        <Spinner className="inline-flex size-10 text-primary" />
        <p className="text-ink-soft">{SHELL_TEXTS.starting}</p>
      </output>
    </div>
  );
}
