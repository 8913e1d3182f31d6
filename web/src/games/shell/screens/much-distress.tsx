import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SHELL_TEXTS } from '../texts.ts';

/** docs/design/games.md: from here on a game is not the first thing to offer. */
export const MUCH_DISTRESS = 8;

/** Before the game, when somebody says they are very unwell: other help first, the game if wanted. */
export function MuchDistress({ onPlay, onBack }: { onPlay: () => void; onBack: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="mx-auto flex w-full max-w-md flex-col gap-5 py-8">
      <h1 ref={title} tabIndex={-1} className="font-title text-2xl font-semibold">
        {SHELL_TEXTS.muchTitle}
      </h1>
      <p>{SHELL_TEXTS.muchLead}</p>
      <a
        href="/crisis-moment"
        className="inline-flex min-h-13 items-center justify-center rounded-control bg-help px-6 text-lg font-semibold text-help-ink no-underline hover:bg-help-strong"
      >
        {SHELL_TEXTS.muchGo}
      </a>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" onClick={onPlay}>
          {SHELL_TEXTS.muchPlay}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {SHELL_TEXTS.muchBack}
        </Button>
      </div>
    </section>
  );
}
