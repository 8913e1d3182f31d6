import { useState } from 'react';
import type { Pack } from '#domain/challenges/challenge.ts';
import { findPack } from '#domain/challenges/packs.ts';
import { mayRun, type OpenRun } from '#domain/challenges/run.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { Runs } from '../runs/use-runs.ts';
import { PACK_TEXTS as TEXTS } from '../texts.ts';

interface StandingProps {
  pack: Pack;
  run: OpenRun | null;
  runs: Runs;
  hasEnded: boolean;
}

/** Begins a pack, pauses it, leaves it or takes it up again; never more than two go on at once. */
export function Standing({ pack, run, runs, hasEnded }: StandingProps) {
  const [isAsking, setAsking] = useState(false);

  function move(one: OpenRun, state: OpenRun['state'], said: string) {
    const onPress = runs.move(one, state);
    toast({ title: said, action: { label: TEXTS.undo, onPress } });
  }
  function go() {
    if (run) move(run, 'running', TEXTS.resumedNow);
    else runs.start(pack.id);
  }
  const wish = () => (mayRun(runs.open, pack.id) ? go() : setAsking(true));
  const label = !run
    ? hasEnded
      ? TEXTS.startAgain
      : TEXTS.start
    : run.state === 'left'
      ? TEXTS.takeUp
      : TEXTS.resume;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {run && run.state !== 'running' && (
        <p className="w-full text-ink-soft">{TEXTS.stateLines[run.state]}</p>
      )}
      {run?.state === 'running' ? (
        <>
          <Button variant="secondary" onClick={() => move(run, 'paused', TEXTS.pausedNow)}>
            {TEXTS.pause}
          </Button>
          <Button variant="quiet" onClick={() => move(run, 'left', TEXTS.leftNow)}>
            {TEXTS.leave}
          </Button>
        </>
      ) : (
        <Button size="lg" onClick={wish}>
          {label}
        </Button>
      )}
      {run?.state === 'paused' && (
        <Button variant="quiet" onClick={() => move(run, 'left', TEXTS.leftNow)}>
          {TEXTS.leave}
        </Button>
      )}
      <Dialog
        open={isAsking}
        title={TEXTS.tooMany}
        onClose={() => setAsking(false)}
        footer={
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {TEXTS.notNow}
          </Button>
        }
      >
        <p>{TEXTS.tooManyLead}</p>
        <ul className="mt-4 flex flex-col gap-2">
          {runs.open
            .filter(({ state }) => state === 'running')
            .map((other) => (
              <li key={other.packId}>
                <Button
                  className="w-full"
                  onClick={() => {
                    runs.move(other, 'paused');
                    go();
                    setAsking(false);
                  }}
                >
                  {TEXTS.pauseAndStart(findPack(other.packId)?.title ?? other.packId)}
                </Button>
              </li>
            ))}
        </ul>
      </Dialog>
    </div>
  );
}
