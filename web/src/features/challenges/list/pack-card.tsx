import { Link } from 'react-router';
import type { Pack } from '#domain/challenges/challenge.ts';
import { Card } from '#web/ui/card.tsx';
import { addressOfPack } from './address-of-pack.ts';
import { PackScene } from '../scenes/scene.tsx';
import { CHALLENGES_TEXTS as TEXTS } from '../texts.ts';

interface PackCardProps {
  pack: Pack;
  /** Where it stands for its person; nothing where it was never begun. */
  standing: string | null;
}

/** A pack among all: its scene, what it is about, how long it is. The whole card leads to it. */
export function PackCard({ pack, standing }: PackCardProps) {
  return (
    <Card
      as="li"
      className="relative flex gap-4 overflow-hidden p-4! hover:border-primary sm:flex-col sm:gap-0 sm:p-0! tight:flex-col"
    >
      <PackScene
        packId={pack.id}
        className="aspect-[2/1] w-24 shrink-0 self-start rounded-control sm:w-full sm:rounded-none"
      />
      <div className="flex min-w-0 flex-1 flex-col sm:px-5 sm:pt-4 sm:pb-5">
        <h3 className="font-title text-lg leading-snug font-semibold">
          <Link
            to={addressOfPack(pack.id)}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {pack.title}
          </Link>
        </h3>
        <p className="leading-snug">{pack.line}</p>
        <p className="mt-auto pt-2 text-sm text-ink-soft">
          {TEXTS.days(pack.acts.length)}
          {standing !== null && (
            <>
              {' · '}
              <span className="font-semibold text-primary">{standing}</span>
            </>
          )}
        </p>
      </div>
    </Card>
  );
}
