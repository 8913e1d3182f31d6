import type { ReactNode } from 'react';
import type { GameInfo } from '../../contract.ts';

interface IntroHeadProps {
  info: GameInfo;
  /** Undefined: the game is not here yet. */
  cover?: ReactNode;
  /** Where the registry does not say it. */
  trains?: string | undefined;
  safety?: string | undefined;
}

/** Picture, title and first lines of an intro; the same before the game is here. */
export function IntroHead({ info, cover, trains, safety }: IntroHeadProps) {
  return (
    <>
      {cover ?? <div className="h-36 rounded-card bg-surface-2 md:h-52" />}
      <header>
        <h1 className="font-title text-2xl font-semibold md:text-3xl">{info.title}</h1>
        <p className="mt-2 text-ink-soft">{info.trains ?? trains}</p>
        {safety && <p className="mt-2 font-semibold">{safety}</p>}
      </header>
    </>
  );
}
