import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AnyGame } from '../../contract.ts';
import { HelpLink } from '../help/help-link.tsx';
import { SHELL_TEXTS } from '../texts.ts';
import { Comfort } from '../parts/comfort.tsx';
import { SeedNote } from '../parts/seed-note.tsx';

interface PauseProps {
  title: string;
  game: AnyGame;
  seed: string | undefined;
  /** Whether it would still be there after the page is closed. */
  kept: boolean;
  /** Came in by the quick start: the way to other help stays in sight. */
  quick: boolean;
  /** Something was made in this run that would be gone without it. */
  made: boolean;
  onResume: () => void;
  onRestart: () => void;
  afterwards: ReactNode;
}

/** Also what is found after a reload in the middle of a game. */
export function PauseScreen(props: PauseProps) {
  const { title, game, seed, kept, quick, made, onResume, onRestart, afterwards } = props;
  const [asks, setAsks] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('button')?.focus(), []);

  return (
    <section className="mx-auto flex w-full max-w-md flex-col gap-6 py-8 text-center">
      <div>
        <p className="text-ink-soft">{title}</p>
        <h1 className="font-title text-2xl font-semibold">{SHELL_TEXTS.paused}</h1>
        <p className="mt-2 text-ink-soft">{SHELL_TEXTS.pausedLead}</p>
      </div>
      {!kept && (
        <Notice tone="info" className="text-left">
          {SHELL_TEXTS.notKept}
        </Notice>
      )}
      <div ref={panel} className="flex flex-col gap-3">
        <Button size="lg" onClick={onResume}>
          {SHELL_TEXTS.resume}
        </Button>
        <Button variant="secondary" onClick={made ? () => setAsks(true) : onRestart}>
          {SHELL_TEXTS.restart}
        </Button>
        {quick && <HelpLink />}
        {afterwards}
      </div>
      <ConfirmDialog
        open={asks}
        title={SHELL_TEXTS.restartSure}
        description={SHELL_TEXTS.restartLoses}
        confirmLabel={SHELL_TEXTS.restart}
        cancelLabel={SHELL_TEXTS.restartNo}
        tone="danger"
        onConfirm={onRestart}
        onCancel={() => setAsks(false)}
      />
      <Comfort game={game} />
      {game.seeded && <SeedNote seed={seed} />}
    </section>
  );
}
