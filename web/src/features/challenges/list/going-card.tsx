import { Link } from 'react-router';
import type { Pack } from '#domain/challenges/challenge.ts';
import { doneCount, type OpenRun, type Stone } from '#domain/challenges/run.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { addressOfPack } from './address-of-pack.ts';
import { PackScene } from '../scenes/scene.tsx';
import { CHALLENGES_TEXTS as TEXTS, PACK_TEXTS } from '../texts.ts';

interface GoingCardProps {
  pack: Pack;
  run: OpenRun;
  stones: readonly Stone[];
  onResume: () => void;
}

/** A pack on its way: how many stones are set, which comes next, and one way on. */
export function GoingCard({ pack, run, stones, onResume }: GoingCardProps) {
  const next = stones.find(({ state }) => state === 'next');
  return (
    <Card as="li" className="flex gap-4 p-4! tight:flex-col">
      <PackScene
        packId={pack.id}
        className="aspect-[2/1] w-24 shrink-0 self-start rounded-control sm:w-40"
      />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <h3 className="font-title text-lg leading-snug font-semibold">
          <Link to={addressOfPack(pack.id)} className="text-ink no-underline hover:text-primary">
            {pack.title}
          </Link>
        </h3>
        <Stones stones={stones} />
        <p className="text-sm text-ink-soft">
          {TEXTS.stones(doneCount(stones), stones.length)}
          {run.state === 'paused' && ` · ${TEXTS.paused}`}
        </p>
        <p className="leading-snug">{next ? TEXTS.nextStone(next.act.title) : TEXTS.allDone}</p>
        {run.state === 'paused' ? (
          <Button variant="secondary" className="mt-2" onClick={onResume}>
            {PACK_TEXTS.resume}
          </Button>
        ) : (
          <ButtonLink variant="secondary" className="mt-2" to={addressOfPack(pack.id)}>
            {next ? PACK_TEXTS.resume : PACK_TEXTS.lookBack}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

function Stones({ stones }: { stones: readonly Stone[] }) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-1" aria-hidden="true">
      {stones.map(({ act, state }) => (
        <span
          key={act.id}
          className={classNames(
            'h-2.5 w-4 rounded-full border',
            state === 'done' ? 'border-primary bg-primary' : 'border-ink-soft bg-transparent',
          )}
        />
      ))}
    </span>
  );
}
